import { expect, test } from 'vitest';
import { posterPhoto } from '../../src/content/payment-card-texts.ts';
import { cardHtml, fingerprintOf } from './card.ts';
import { paymentCard, paymentFacts, photoSource } from './payment-card.ts';
import { isFresh, recordOf } from './stale-cards.ts';

const card = paymentCard('payment-card');
const { details } = paymentFacts;
const paybill = { ...details.paybill, value: '177339' };

test.each([
  ['a number', paymentCard('payment-card', { ...paymentFacts, details: { ...details, paybill } })],
  ['its template', { ...card, template: `${card.template}\n` }],
  ['a picture', { ...card, pictures: { ...card.pictures, mark: '<svg/>' } }],
  ['a colour', { ...card, template: card.template.replaceAll('--blue', '--clay') }],
  ['one of its files', { ...card, extensions: ['png', 'avif'] }],
  ['a file that is missing', { ...card, extensions: ['png', 'gif'] }],
])('a card is out of date when %s changes', (_what, changed) => {
  const record = recordOf([card]);
  expect(isFresh(card, record)).toBe(true);
  expect(isFresh(changed, record)).toBe(false);
});

test('a card stays up to date when something changes that it does not show', () => {
  const { values } = card;
  expect(fingerprintOf({ ...card, values: { ...values, unused: '' } })).toBe(fingerprintOf(card));
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

test('a template with an unknown value is refused', () => {
  const faulty = { ...card, template: '{{nothing}}' };
  expect(() => cardHtml(faulty, {})).toThrow('asks for {{nothing}}');
});
