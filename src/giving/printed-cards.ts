import { organization } from '../content/organization.ts';
import { posterPhoto, posterTexts } from '../content/card-texts.ts';
import { type BankAccount, bankAccounts, hasBank, paymentDetails } from '../content/payments.ts';
import { sitePhotos } from '../content/photos.generated.ts';
import { listedWords } from '../lib/text.ts';

const { paybill, paybillAccount: account } = paymentDetails;
const accounts = bankAccounts.map((it) => [it.value, accountNote(it)].filter(Boolean).join(' '));
const bank = hasBank ? `; bank account ${accounts.join(' or ')}` : '';
const numbers = `M-PESA paybill ${paybill.value}, account name ${account.value}${bank}`;

/** Made by `npm run cards`. Addresses have no extension (png, avif, pdf). Sizes are in px. */
export const printedCards = {
  'payment-card': {
    address: '/cards/payment-card',
    width: 1240,
    height: 874,
    alt: `Payment card of ${organization.name}: ${numbers}`,
  },
  poster: {
    address: '/cards/poster',
    width: 1080,
    height: 1350,
    alt: `Poster, “${posterTexts.title}”: ${sitePhotos[posterPhoto.slug].alt}. ${numbers}`,
  },
} as const;

/** The currencies that tell several accounts apart: '(KES and USD)'. '' for the only one. */
export function accountNote({ currencies }: BankAccount, all = bankAccounts): string {
  return all.length > 1 && currencies ? `(${listedWords(currencies)})` : '';
}
