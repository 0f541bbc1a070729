import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ChildProfile } from '../../content/children.ts';
import { heroPhotos } from '../../content/page-texts/home.ts';
import { annualFees } from '../../content/payments.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { ChildrenSection } from './children-section.tsx';

const profile: ChildProfile = {
  id: 'choir',
  name: 'The Choir',
  age: '9–11 years',
  grade: 'Grade 4',
  interests: ['Singing', 'Chess'],
  story: 'They sing before breakfast.',
  monthlyNeed: 185,
  sponsored: false,
  profileImage: heroPhotos[0],
  annualFees: 1185,
  feesDescription: 'Tuition and books',
};

function render(profiles: readonly ChildProfile[]): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ChildrenSection profiles={profiles} />
    </MemoryRouter>,
  );
  return markup.replaceAll('&#x27;', "'");
}

const emptyText = 'No children found for the selected filter.';
const badge = '>Sponsored</p>';

describe('the cards', () => {
  test('show a child who waits for a sponsor, with the button', () => {
    const markup = render([profile]);
    for (const text of ['The Choir', '9–11 years', 'Grade 4', 'Singing', 'Chess', '$1,185']) {
      expect(markup).toContain(text);
    }
    expect(markup).toContain(profile.story);
    expect(markup).toContain(profile.feesDescription);
    expect(markup).toContain("Support The Choir's Education</button>");
    expect(markup).not.toContain(badge);
  });

  test('give both currencies of the group’s own fees', () => {
    const half = { ...profile, annualFees: annualFees.usd / 2 };
    expect(render([half])).toContain(`(${formatKes(annualFees.kes / 2)})`);
    expect(render([half])).toContain(formatUsd(annualFees.usd / 2));
  });

  test('say which child is sponsored, and offer no button, dialog or mail', () => {
    const markup = render([{ ...profile, sponsored: true }]);
    expect(markup).toContain('The Choir');
    expect(markup).toContain(badge);
    expect(markup).not.toContain('<button');
    expect(markup).not.toContain('<dialog');
    expect(markup).not.toContain('mailto:');
  });
});

test('says so when there is no child to show', () => {
  expect(render([])).toContain(emptyText);
});
