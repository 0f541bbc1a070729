import { readFile } from 'node:fs/promises';
import { z } from 'zod';

import { facts } from '../../src/content/facts.ts';
import { waysToHelp } from '../../src/content/ways-to-help.ts';
import { sitePages } from '../../src/site-map.ts';
import { draftsIn } from '../photos/catalog-problems.ts';
import { readCatalog } from '../photos/read-photos.ts';
import { fieldOf } from './content-values.ts';
import { editorSchemaText, schemaProblems } from './schema-problems.ts';

const words = z.string().regex(/^[^{}]+$/);
const factNames = Object.keys(facts);
const ways = waysToHelp.map(({ id }) => id);
const paths = sitePages.map(({ path }) => path);

const question = z.strictObject({
  id: z
    .string()
    .describe('a short name in small letters joined by hyphens, such as "tax-receipts"'),
  question: words.describe('what visitors ask, in words'),
  answer: z
    .string()
    .regex(new RegExp(String.raw`^(?:[^{}]|\{(?:${factNames.join('|')})\})+$`))
    .describe(
      `what the home answers, in words; prices as ${factNames.map((name) => `{${name}}`).join(' or ')}, which follows payments.ts`,
    ),
  link: z
    .strictObject({
      to: z.enum(paths).describe(`one of the pages ${paths.join(', ')}`),
      label: words.describe('the words of the link'),
    })
    .optional()
    .describe('where to read on: { "to": "/give", "label": … }'),
});

function story(photos: readonly string[]) {
  return z.strictObject({
    name: words.describe('who the supporter is, in words'),
    role: words.describe('what the supporter does, such as "Volunteer"'),
    story: words.describe('one or two sentences'),
    impact: words.describe('one sentence: what the support made possible'),
    photo: z
      .enum(photos)
      .describe(
        `one of ${photos.join(', ')}: what the support is for, never a supporter with a child`,
      ),
    way: z.enum(ways).describe(`how a reader can do the same: one of ${ways.join(', ')}`),
    standIn: z
      .boolean()
      .describe('true, or false once the story is real and its supporter agreed in writing'),
  });
}

const list = (name: string, entry: z.ZodType) =>
  z.strictObject({
    $schema: z.string().optional().describe("the address of this file's schema"),
    [name]: z.array(entry).min(1).describe('a list, each entry between { and }'),
  });

/** The files that editors may change without programming, with the schema of each beside it. */
export async function contentFiles() {
  const slugs = draftsIn(await readCatalog('.')).map(({ slug }) => String(slug));
  return [
    { name: 'faq', schema: list('contactFaq', question) },
    { name: 'supporter-stories', schema: list('supporterStories', story(slugs)) },
  ].map(({ name, schema }) => ({
    file: `src/content/${name}.json`,
    schema,
    schemaFile: `src/content/${name}.schema.json`,
    schemaText: editorSchemaText(schema),
  }));
}

/** What is wrong in them, as "file: field is …; expected …". No page can be made before it is mended. */
export async function contentFileProblems(
  read = (file: string) => readFile(file, 'utf8'),
): Promise<string[]> {
  const problems: string[] = [];
  for (const { file, schema } of await contentFiles()) {
    try {
      const value: unknown = JSON.parse(await read(file));
      const found = schemaProblems(schema, value).map(
        ({ path, problem, expected }) =>
          `${file}: ${fieldOf(value, path) || 'it'} is ${problem}; expected ${expected}`,
      );
      problems.push(...found);
    } catch (error) {
      const expected = 'each quotation mark, comma and bracket in its place';
      problems.push(`${file}: is no JSON (${String(error)}); expected ${expected}`);
    }
  }
  return problems;
}
