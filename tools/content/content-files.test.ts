import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { contentFileProblems } from './content-files.ts';

const faq = 'src/content/faq.json';
const stories = 'src/content/supporter-stories.json';

/** After one change to the site's own file: a text that it holds, and another in its place. */
async function problemsAfter(file: string, from: string | RegExp, to: string): Promise<string[]> {
  return await contentFileProblems(async (it) => {
    const text = await readFile(it, 'utf8');
    return it === file ? text.replace(from, to) : text;
  });
}

test.each<[string, string, string | RegExp, string, string]>([
  [
    'a missing quotation mark',
    faq,
    '"Can I volunteer?"',
    '"Can I volunteer?',
    `${faq}: is no JSON (SyntaxError: `,
  ],
  [
    'no answer',
    faq,
    /,\s+"answer": "Yes, by[^"]+"/,
    '',
    `${faq}: contactFaq "visiting", answer is missing; expected what the home answers`,
  ],
  [
    'a fact that nobody knows',
    faq,
    '{monthlyFromUsd}',
    '{monthlyFromUSD}',
    'contactFaq "sponsoring", answer is not valid; expected what the home answers, in words; prices as {monthlyFromUsd}',
  ],
  [
    'a page that does not exist',
    faq,
    '"/give"',
    '"/giving"',
    'contactFaq "sponsoring", link, to is not valid; expected one of the pages /, /about',
  ],
  [
    'a photo that does not exist',
    stories,
    '"classroom"',
    '"class-room"',
    `${stories}: supporterStories "A school sponsor", photo is not valid; expected one of main-gate, `,
  ],
  [
    'a slip of the pen',
    stories,
    '"role"',
    '"roll"',
    'supporterStories "A school sponsor", roll is not wanted here; expected only name, role',
  ],
  ['a list by another name', stories, '"supporterStories"', '"stories"', 'supporterStories is mis'],
])(
  '%s is named by file, field and what was expected [fault 129]',
  async (_, file, from, to, problem) => {
    expect((await problemsAfter(file, from, to)).join('\n')).toContain(problem);
  },
);
