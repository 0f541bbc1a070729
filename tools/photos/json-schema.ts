/** The words of JSON Schema (2020-12) that photos.schema.json uses, and no others. */
export type JsonSchema =
  | false
  | {
      type?: 'object' | 'array' | 'string' | 'number' | 'integer';
      description?: string;
      const?: unknown;
      enum?: readonly unknown[];
      pattern?: string;
      minimum?: number;
      maximum?: number;
      required?: readonly string[];
      properties?: Readonly<Record<string, JsonSchema>>;
      additionalProperties?: false;
      items?: JsonSchema;
      allOf?: readonly JsonSchema[];
      if?: JsonSchema;
      then?: JsonSchema;
      else?: JsonSchema;
    };

export type SchemaProblem = {
  /** The way to the field, such as `consent.date`; '' for the value itself. */
  field: string;
  problem: 'missing' | 'not valid' | 'not wanted here';
  /** The description of the field in the schema. */
  expected: string;
};

type ObjectSchema = Exclude<JsonSchema, false>;
type Fields = Readonly<Record<string, unknown>>;

/** Every way in which a value breaks its schema, so that one run tells an editor all of them. */
export function schemaProblems(schema: JsonSchema, value: unknown): SchemaProblem[] {
  if (schema === false) return [{ field: '', problem: 'not wanted here', expected: 'nothing' }];
  if (!isOfType(schema.type, value) || !isAllowed(schema, value)) {
    return [{ field: '', problem: 'not valid', expected: schema.description ?? 'another value' }];
  }
  const problems = isFields(value) ? fieldProblems(schema, value, schema) : [];
  for (const part of schema.allOf ?? []) {
    if (part !== false && isFields(value)) problems.push(...conditionProblems(part, value, schema));
  }
  return problems;
}

function conditionProblems(part: ObjectSchema, value: Fields, whole: ObjectSchema) {
  const holds = part.if === undefined || schemaProblems(part.if, value).length === 0;
  const branch = holds ? part.then : part.else;
  return branch ? fieldProblems(branch, value, whole) : [];
}

/** `whole` describes the fields that a condition only names. */
function fieldProblems(schema: ObjectSchema, value: Fields, whole: ObjectSchema): SchemaProblem[] {
  const described = (field: string) => {
    const found = whole.properties?.[field];
    return (found !== undefined && found !== false && found.description) || 'another value';
  };
  const problems: SchemaProblem[] = [];
  for (const field of schema.required ?? []) {
    if (value[field] === undefined)
      problems.push({ field, problem: 'missing', expected: described(field) });
  }
  for (const [field, part] of Object.entries(value)) {
    const known = schema.properties?.[field];
    if (part === undefined) continue;
    if (known === undefined) {
      if (schema.additionalProperties === false) {
        const expected = `only ${Object.keys(schema.properties ?? {}).join(', ')}`;
        problems.push({ field, problem: 'not wanted here', expected });
      }
      continue;
    }
    for (const inner of schemaProblems(known, part)) {
      const expected = known === false ? described(field) : inner.expected;
      problems.push({ ...inner, expected, field: [field, inner.field].filter(Boolean).join('.') });
    }
  }
  return problems;
}

function isOfType(type: ObjectSchema['type'], value: unknown): boolean {
  switch (type) {
    case undefined:
      return true;
    case 'object':
      return isFields(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
      return typeof value === type;
  }
}

function isAllowed(schema: ObjectSchema, value: unknown): boolean {
  if ('const' in schema && value !== schema.const) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (typeof value === 'string' && schema.pattern)
    return new RegExp(schema.pattern, 'u').test(value);
  if (typeof value === 'number') {
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  }
  return true;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
