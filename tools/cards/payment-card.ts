import { bankSettings, homeSettings } from '../../src/content/home-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { posterPhoto } from '../../src/content/payment-cards.ts';
import { annualFees, bankAccounts, paymentValues } from '../../src/content/payments.ts';
import { paymentCards } from '../../src/giving/payment-cards.ts';
import { readProjectFile, type Card } from './card.ts';
import { photoSource } from './social-card.ts';
import { paymentCardValues, type PaymentFacts } from './payment-card-values.ts';

/** In mm. */
const papers = {
  'payment-card': { width: 148, height: 105 },
  poster: { width: 210, height: 297 },
} as const;

export type PaymentCardName = keyof typeof papers;

export const paymentCardNames = Object.keys(papers) as PaymentCardName[];

/** A larger file would load too slowly on a phone. */
export const PAYMENT_CARD_BYTES = 300_000;

export const paymentFacts: PaymentFacts = {
  organization,
  payments: paymentValues,
  accounts: bankAccounts,
  fees: annualFees,
  bank: bankSettings,
  checked: homeSettings.detailsChecked,
};

/** Fills its picture or sheet. */
export function paymentCard(name: PaymentCardName, facts: PaymentFacts = paymentFacts) {
  return {
    ...paymentCards[name],
    paper: papers[name],
    name,
    // To save, to show on the page, to print.
    extensions: ['png', 'avif', 'pdf'],
    template: readProjectFile(`tools/cards/${name}.html`),
    values: paymentCardValues(facts),
    pictures: {
      photo: photoSource(posterPhoto.slug),
      mark: readProjectFile('public/icon.svg'),
      dancers: readProjectFile('src/illustrations/dancers.svg'),
    },
  } satisfies Card & { paper: object };
}
