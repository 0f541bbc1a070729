import { organization } from '../content/organization.ts';
import { posterPhoto, posterTexts } from '../content/payment-cards.ts';
import { bankAccounts, hasBank, paymentValues } from '../content/payments.ts';
import { sitePhotos } from '../content/photos.generated.ts';
import { accountsText } from './bank-accounts.ts';

const { paybill, paybillAccount: account } = paymentValues;
const bank = hasBank ? `; bank account ${accountsText(bankAccounts)}` : '';
const numbers = `M-PESA paybill ${paybill.value}, account name ${account.value}${bank}`;

export const paymentCardAlt = {
  'payment-card': `Payment card of ${organization.name}: ${numbers}`,
  poster: `Poster, “${posterTexts.title}”: ${sitePhotos[posterPhoto.slug].alt}. ${numbers}`,
} as const;
