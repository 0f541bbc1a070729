import { expect, test } from 'vitest';
import { posterPhoto } from '../../src/content/card-texts.ts';
import { cardHtml, fingerprintOf } from './card.ts';
import { printedCard, cardFacts, photoSource } from './printed-card.ts';
import { isFresh, fingerprintsOf } from './stale-cards.ts';

const card = printedCard('payment-card');
const { details } = cardFacts;
const paybill = { ...details.paybill, value: '177339' };

test.each([
  ['a number', printedCard('payment-card', { ...cardFacts, details: { ...details, paybill } })],
  ['its template', { ...card, template: `${card.template}\n` }],
  ['a picture', { ...card, pictures: { ...card.pictures, mark: '<svg/>' } }],
  ['a colour', { ...card, template: card.template.replaceAll('--blue', '--clay') }],
  ['one of its files', { ...card, extensions: ['png', 'avif'] }],
  ['a file that is missing', { ...card, extensions: ['png', 'gif'] }],
])('a card is out of date when %s changes', (_what, changed) => {
  const fingerprints = fingerprintsOf([card]);
  expect(isFresh(card, fingerprints)).toBe(true);
  expect(isFresh(changed, fingerprints)).toBe(false);
});

test('a card stays up to date when something changes that it does not show', () => {
  const { slots } = card;
  expect(fingerprintOf({ ...card, slots: { ...slots, unused: '' } })).toBe(fingerprintOf(card));
});

test('a card is out of date when the consent for its photo changes', () => {
  const { slug } = posterPhoto;
  const consent = (reference: string) =>
    photoSource(slug, [{ slug, people: 'consent', consent: { reference } }]);
  expect(consent('C-1')).not.toBe(consent('C-2'));
  expect(photoSource(slug, [{ slug, people: 'none' }])).not.toBe(
    photoSource(slug, [{ slug, people: 'unidentifiable' }]),
  );
});

test('a template with an unknown slot is refused', () => {
  const faulty = { ...card, template: '{{nothing}}' };
  expect(() => cardHtml(faulty, {})).toThrow('asks for {{nothing}}');
});
