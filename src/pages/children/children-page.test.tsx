import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ChildProfile } from '../../content/groups-of-children.ts';
import { annualFees } from '../../content/payments.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { Component } from './children-page.tsx';

const profile: ChildProfile = {
  id: 'choir',
  name: 'The Choir',
  age: '9–11 years',
  grade: 'Grade 4',
  interests: ['Singing', 'Chess'],
  story: 'They sing before breakfast.',
  monthlyNeed: 185,
  sponsored: false,
  profileImage: 'skipping',
  priceUsd: 1185,
  feesDescription: 'Tuition and books',
};

function render(profiles: readonly ChildProfile[]): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Component profiles={profiles} />
    </MemoryRouter>,
  );
  return markup.replaceAll('&#x27;', "'");
}

test('a child who waits for a sponsor has a card with the button and with the own fees in both currencies', () => {
  const half = { ...profile, priceUsd: annualFees.usd / 2 };
  const markup = render([half]);
  const fees = [formatUsd(annualFees.usd / 2), `(${formatKes(annualFees.kes / 2)})`];
  const texts = ['The Choir', '9–11 years', 'Grade 4', 'Singing', 'Chess', ...fees];
  const sentences = [profile.story, "Support The Choir's Education</button>"];
  expect([...texts, ...sentences].filter((text) => !markup.includes(text))).toEqual([]);
  expect(markup).not.toContain('>Sponsored</p>');
});

test('a sponsored child has a card that says so, without button, dialog or mail', () => {
  const markup = render([{ ...profile, sponsored: true }]);
  expect(markup).toContain('The Choir');
  expect(markup).toContain('>Sponsored</p>');
  expect(markup).not.toMatch(/<button|<dialog|Support by e-mail/);
  expect(markup).toContain('Would you still like to help');
});

test('the section says so when there is no child to show', () => {
  const markup = render([]);
  expect(markup).toContain('No children found for the selected filter.');
  expect(markup).toContain('Would you still like to help');
  expect(render([profile, { ...profile, id: 'other', sponsored: true }])).not.toContain(
    'Would you still',
  );
});
