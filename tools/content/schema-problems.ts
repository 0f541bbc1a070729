import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

export type SchemaProblem = {
  path: readonly PropertyKey[];
  /** Ends a sentence that begins with "is": 'missing', 'not wanted here', or the value itself. */
  problem: string;
  expected: string;
};

/**
 * Every value that is not as the schema says. What was expected is the schema's description: it ends a
 * sentence that begins with "expected", and editors show it.
 */
export function schemaProblems(schema: z.ZodType, value: unknown): SchemaProblem[] {
  const { error } = schema.safeParse(value);
  const editorSchema = z.toJSONSchema(schema);
  return (error?.issues ?? []).flatMap((issue): SchemaProblem[] => {
    const { path } = issue;
    const expected = schemaAt(editorSchema, path);
    if (issue.code === 'unrecognized_keys') {
      const only = `only ${Object.keys(expected.properties ?? {}).join(', ')}`;
      return issue.keys.map((key) => {
        return { path: [...path, key], problem: 'not wanted here', expected: only };
      });
    }
    const own = issue.code === 'custom' && issue.message !== 'Invalid input' && issue.message;
    const problem = problemOf(valueAt(value, path));
    return [{ path, problem, expected: own || (expected.description ?? 'another value') }];
  });
}

function problemOf(found: unknown): string {
  if (found === undefined) return 'missing';
  if (Array.isArray(found)) return `a list of ${found.length}`;
  return typeof found === 'object' && found !== null ? 'not valid' : JSON.stringify(found);
}

/** The file by which editors complete and check a JSON file. */
export function editorSchemaText(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (outer, key) => (outer as Readonly<Record<PropertyKey, unknown>> | null)?.[key],
    value,
  );
}

/** What is wanted at a path. */
function schemaAt(editorSchema: JsonSchema, path: readonly PropertyKey[]): JsonSchema {
  return path.reduce<JsonSchema>((schema, key) => {
    const inner = typeof key === 'number' ? schema.items : schema.properties?.[String(key)];
    const { anyOf, ...own } = (inner ?? {}) as JsonSchema;
    // What may be null as well.
    return anyOf?.[0] ?? own;
  }, editorSchema);
}
