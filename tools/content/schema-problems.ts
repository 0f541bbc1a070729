import type { z } from 'zod';

export type SchemaProblem = {
  path: readonly PropertyKey[];
  /** Completes a sentence that begins with "is": 'missing', 'not wanted here', or the value itself. */
  problem: string;
  expected: string;
};

/** The schema's messages complete a sentence that begins with "expected". */
export function schemaProblems(schema: z.ZodType, value: unknown): SchemaProblem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue): SchemaProblem[] => {
    const { path, message: expected } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        return { path: [...path, key], problem: 'not wanted here', expected };
      });
    return [{ path, problem: problemOf(valueAt(value, path)), expected }];
  });
}

function problemOf(found: unknown): string {
  if (found === undefined) return 'missing';
  if (Array.isArray(found)) return `a list of ${found.length}`;
  return typeof found === 'object' && found !== null ? 'not valid' : JSON.stringify(found);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (outer, key) => (outer as Readonly<Record<PropertyKey, unknown>> | null)?.[key],
    value,
  );
}
