import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cardFile, cardHtml, cardsDir, madeOf, type Card } from './card.ts';
import { CARD_HEIGHT, CARD_WIDTH, SOCIAL_CARD_BYTES, socialCard } from './social-card.ts';
import { staleCards } from './stale-cards.ts';

test('every card shows what the content says (else: npm run cards)', () => {
  expect(staleCards()).toEqual([]);
});

test.each(readdirSync(cardsDir).filter((file) => file.endsWith('.jpg')))(
  '%s is a JPEG of 1200 by 630 px that every program shows',
  async (file) => {
    const picture = { format: 'jpeg', width: CARD_WIDTH, height: CARD_HEIGHT };
    expect(await sharp(path.join(cardsDir, file)).metadata()).toMatchObject(picture);
    expect(statSync(path.join(cardsDir, file)).size).toBeLessThanOrEqual(SOCIAL_CARD_BYTES);
  },
);

const card: Card = {
  name: 'fair',
  extensions: ['jpg'],
  template: '<p style="color: var(--ink)">{{title}}</p>{{photo}}',
  values: { title: 'The fair', unused: 'no' },
  pictures: { photo: '1a2b' },
};

describe('a card that is out of date', () => {
  const record = { fair: madeOf(card) };

  test.each<[string, Card]>([
    ['title', { ...card, values: { title: 'The market' } }],
    ['photo', { ...card, pictures: { photo: '5e6f' } }],
    ['template', { ...card, template: `${card.template}\n` }],
    ['template, colours', { ...card, template: card.template.replace('--ink', '--clay') }],
  ])('is named with what changed: %s', (why, changed) => {
    const [line] = staleCards(record, [changed]);
    expect(line).toBe(`public/cards: out of date: fair (${why}); run: npm run cards`);
    expect(cardFile(changed)).not.toBe(cardFile(card));
  });

  test('is named where its picture is missing', () => {
    expect(staleCards(record, [card])[0]).toContain(`fair (${cardFile(card)}.jpg missing)`);
  });

  test('is none where something changes that it does not show', () => {
    expect(madeOf({ ...card, values: { ...card.values, unused: 'yes' } })).toEqual(madeOf(card));
  });
});

test('the consent for its photo is among what a card is made of', () => {
  expect(socialCard('/children').pictures['photo']).toContain('rendered');
});

test('a template that asks for what there is not is refused', () => {
  expect(() => cardHtml(card, {})).toThrow('asks for {{photo}}');
});
