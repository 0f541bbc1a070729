import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import type { Answer, HomeQuestion } from './content/home-questions.ts';
import { children } from './content/children.ts';

const file = './content/home-questions.ts';

// Test files share their modules.
afterAll(() => {
  vi.doUnmock(file);
  vi.resetModules();
});

/** The HTML of each page that has answers, where each question has the answer given. */
async function pagesWith(answerTo: (question: HomeQuestion) => Answer | null) {
  const answered = (it: HomeQuestion): HomeQuestion => ({ ...it, answer: answerTo(it) });
  vi.resetModules();
  vi.doMock(file, async (original) => {
    const { homeQuestions } = await original<{ homeQuestions: HomeQuestion[] }>();
    return { homeQuestions: homeQuestions.map(answered) };
  });
  return {
    about: markupOf(await import('./pages/about/about-page.tsx')),
    children: markupOf(await import('./pages/children/children-page.tsx')),
    contact: markupOf(await import('./pages/contact/contact-page.tsx')),
    give: markupOf(await import('./pages/give/give-page.tsx')),
    getInvolved: markupOf(await import('./pages/get-involved/get-involved-page.tsx')),
    safeguarding: markupOf(await import('./pages/safeguarding/safeguarding-page.tsx')),
  };
}

function markupOf({ Component }: { Component: ComponentType }): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  ).replaceAll('&#x27;', "'");
}

/** How often a text is there. */
const times = (page: string, text: string) => page.split(text).length - 1;

test('an answer is shown in each of its places', async () => {
  const pages = await pagesWith(({ id }) => ({ text: `So it is: ${id}.` }));
  const shown = Object.entries(pages).flatMap(([page, markup]) =>
    [...markup.replaceAll(/<[^>]+>/g, '').matchAll(/So it is: ([\w-]+)/g)].map(
      ([, id]) => `${page}: ${id}`,
    ),
  );
  expect([...new Set(shown)].toSorted()).toEqual([
    'about: a-mother',
    'about: accounts',
    'about: coming-here',
    'about: leaders',
    'about: registration',
    // Below the form, which goes with the last group.
    ...(children.length > 0 ? ['children: reply'] : []),
    'children: sponsor-stops',
    'children: sponsors-year',
    'contact: a-mother',
    'contact: coming-here',
    'contact: press',
    'contact: receipts',
    'contact: reply',
    'getInvolved: groups',
    'getInvolved: volunteers-from-abroad',
    'give: cards',
    'give: receipts',
    'give: registration',
    'give: reply',
    'safeguarding: leaders',
    'safeguarding: outside-the-home',
  ]);
  // Beside the payment and in the note; in the check and in the note.
  expect(times(pages.give, 'So it is: receipts')).toBe(2);
  expect(times(pages.give, 'So it is: registration')).toBe(2);
  // Below the contact form, below the one for a visit, and among the questions.
  expect(times(pages.contact, 'So it is: reply')).toBe(3);
});

test('without answers neither a question nor a heading for them is shown', async () => {
  const asked: string[] = [];
  const pages = await pagesWith(({ question }) => {
    if (question) asked.push(question);
    return null;
  });
  const texts = ['id="about-answers"', 'id="children-answers"', ...asked];
  expect(texts).toHaveLength(16);
  for (const markup of Object.values(pages))
    expect(texts.filter((text) => markup.includes(text))).toEqual([]);
});

test("an answer's link opens a page, another site or a phone call", async () => {
  const links = [
    { label: 'Safeguarding', to: '/safeguarding' },
    { label: 'The register', to: 'https://register.example' },
    { label: 'Call them', to: 'tel:+254712345678' },
  ];
  const { about } = await pagesWith(({ id }) =>
    id === 'registration' ? { text: 'Yes.', links } : null,
  );
  expect(about).toMatch(/<a class="[^"]+" href="\/safeguarding"[^>]*>Safeguarding<\/a>/);
  expect(about).toMatch(
    /<a href="https:\/\/register.example" target="_blank" rel="noopener noreferrer"[^>]*>The register<span/,
  );
  expect(about).toMatch(/<a href="tel:\+254712345678"[^>]*>Call them<\/a>/);
});
