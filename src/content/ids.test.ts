import { expect, it } from 'vitest';
import { children } from './children.ts';
import { contactFaq } from './faq.ts';
import { programs, whyItWorks } from './programs.ts';
import { values, whatWeDo } from './story.ts';
import { waysToHelp } from './ways-to-help.ts';

/** An id becomes an element's id and an anchor: a slug, and once on its page. */
it.each([
  ['children', children],
  ['programs', programs],
  ['why it works', whyItWorks],
  ['ways to help', waysToHelp],
  ['frequent questions', contactFaq],
  ['what we do', whatWeDo],
  ['values', values],
])('%s have slugs of their own for ids', (_, entries: readonly { id: string }[]) => {
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
