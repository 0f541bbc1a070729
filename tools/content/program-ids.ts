import { reservedIds } from '../facts/payments-schema.ts';

type Named = { id: string };

/** Programs and gifts are in one list of How to give and in its addresses, so no two of them may have one id. */
export function programIdProblems(programs: readonly Named[], gifts: readonly Named[]): string[] {
  return programs.flatMap(({ id }, index) => {
    const others = [...gifts, ...programs.slice(0, index)].map((it) => it.id);
    const isTaken = [...reservedIds, ...others].includes(id);
    if (!isTaken && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(id)) return [];
    const expected = isTaken
      ? 'an id that no gift in payments.yaml and no other program has'
      : 'small letters, digits and hyphens: life-skills';
    return [
      `src/content/program-list.ts: programs, ${index + 1}, id is "${id}"; expected ${expected}`,
    ];
  });
}
