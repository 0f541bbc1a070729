import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type Answer, visitorQuestions } from '../src/content/answers.ts';
import { Component as About } from '../src/pages/about/about-page.tsx';
import { Component as Children } from '../src/pages/children/children-page.tsx';
import { Component as Contact } from '../src/pages/contact/contact-page.tsx';
import { Component as GetInvolved } from '../src/pages/get-involved/get-involved-page.tsx';
import { Component as Give } from '../src/pages/give/give-page.tsx';
import { Component as Safeguarding } from '../src/pages/safeguarding/safeguarding-page.tsx';

const pages = { About, Children, Contact, GetInvolved, Give, Safeguarding };

const ownAnswers = visitorQuestions.map(({ answer }) => answer);
afterEach(() => answerBy((_id, index) => ownAnswers[index] ?? null));

function answerBy(answerTo: (id: string, index: number) => Answer | null) {
  for (const [index, it] of visitorQuestions.entries())
    Object.assign(it, { answer: answerTo(it.id, index) });
}

function markupOf(Page: React.FunctionComponent): string {
  const page = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
  return renderToStaticMarkup(page).replaceAll('&#x27;', "'");
}

test('an answer is shown in each of its places', () => {
  answerBy((id) => ({ text: `So it is: ${id}.` }));
  const shown = Object.entries(pages).flatMap(([name, Page]) =>
    [
      ...markupOf(Page)
        .replaceAll(/<[^>]+>/g, '')
        .matchAll(/So it is: ([\w-]+)/g),
    ].map(([, id]) => `${name}: ${id}`),
  );
  expect(shown.toSorted()).toEqual([
    'About: coming-here',
    'About: leaders',
    'About: registration',
    // Below the form and the thanks.
    'Children: reply',
    'Children: reply',
    'Children: sponsors-year',
    'Contact: a-mother',
    'Contact: coming-here',
    'Contact: receipts',
    // Below the contact form, below the one for a visit, and among the questions.
    ...Array<string>(3).fill('Contact: reply'),
    'Contact: tax-receipts',
    'Contact: things-to-bring',
    'GetInvolved: groups',
    // For those who donate, for partners, and for visitors.
    ...Array<string>(3).fill('GetInvolved: things-to-bring'),
    // Before the numbers; beside the payment and in the note; before the numbers and in the note.
    'Give: leaders',
    'Give: receipts',
    'Give: receipts',
    'Give: registration',
    'Give: registration',
    'Give: reply',
    'Safeguarding: a-mother',
    'Safeguarding: leaders',
    'Safeguarding: outside-the-home',
  ]);
});

test('without answers neither a question nor a heading for them is shown', () => {
  answerBy(() => null);
  // What has no places is said on a page until the home answers it.
  const asked = visitorQuestions.flatMap(({ question, places }) =>
    question && places ? [question] : [],
  );
  expect(asked).toHaveLength(9);
  const texts = ['id="about-answers"', 'id="children-answers"', ...asked];
  for (const Page of Object.values(pages)) {
    const markup = markupOf(Page);
    expect(texts.filter((text) => markup.includes(text))).toEqual([]);
  }
});

test("an answer's link opens a page, another site or a phone call", () => {
  const links = [
    { label: 'Safeguarding', to: '/safeguarding' },
    { label: 'The register', to: 'https://register.example' },
    { label: 'Call them', to: 'tel:+254712345678' },
  ];
  answerBy((id) => (id === 'registration' ? { text: 'Yes.', links } : null));
  const about = markupOf(About);
  expect(about).toMatch(/<a class="[^"]+" href="\/safeguarding"[^>]*>Safeguarding<\/a>/);
  expect(about).toMatch(
    /<a [^>]*href="https:\/\/register.example"[^>]*target="_blank" rel="noopener noreferrer"[^>]*>The register<span/,
  );
  expect(about).toMatch(/<a href="tel:\+254712345678"[^>]* dir="auto">Call them<\/a>/);
});
