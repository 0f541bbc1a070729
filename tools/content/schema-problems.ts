import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

export type SchemaProblem = {
  path: readonly PropertyKey[];
  problem: 'missing' | 'not valid' | 'not wanted here';
  expected: string;
};

/**
 * Every value that is not as the schema says. What was expected is the schema's description: it ends a
 * sentence that begins with "expected", and editors show it.
 */
export function schemaProblems(schema: z.ZodType, value: unknown): SchemaProblem[] {
  const { error } = schema.safeParse(value, { reportInput: true });
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
    const problem = issue.input === undefined ? 'missing' : 'not valid';
    return [{ path, problem, expected: expected.description ?? 'another value' }];
  });
}

/** The file by which editors complete and check a JSON file. */
export function editorSchemaText(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`;
}

function schemaAt(editorSchema: JsonSchema, path: readonly PropertyKey[]): JsonSchema {
  return path.reduce<JsonSchema>((schema, key) => {
    const inner = typeof key === 'number' ? schema.items : schema.properties?.[String(key)];
    return (inner ?? {}) as JsonSchema;
  }, editorSchema);
}
