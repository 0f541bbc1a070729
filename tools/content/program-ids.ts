type Named = { id: string };

/** Of what has no entry in payments.yaml (tools/facts/schema.ts refuses them there). */
const fixedIds: ReadonlySet<string> = new Set(['school', 'most']);

/** Programs and gifts stand in one list of How to give, and in its addresses: there an id may mean only one. */
export function programIdProblems(programs: readonly Named[], gifts: readonly Named[]): string[] {
  return programs.flatMap(({ id }, index) => {
    const others = [...gifts, ...programs.slice(0, index)].map((it) => it.id);
    const isTaken = fixedIds.has(id) || others.includes(id);
    if (!isTaken && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(id)) return [];
    const expected = isTaken
      ? 'an id that no gift in payments.yaml and no other program has'
      : 'small letters, digits and hyphens: life-skills';
    return [
      `src/content/program-list.ts: programs, ${index + 1}, id is "${id}"; expected ${expected}`,
    ];
  });
}
