import { organization } from '../../content/organization.ts';
import { posterTexts } from '../../content/payment-cards.ts';
import { payments } from '../../content/payments.ts';

const [paybill, account] = payments.mobileMoney.values;
const [bankAccount] = payments.bank.values;
const numbers = `M-PESA Pay Bill ${paybill.value}, account number ${account.value}; bank account ${bankAccount.value}`;

/** What they show, for people who cannot see them. */
export const paymentCardAlt = {
  'payment-card': `Payment card of ${organization.name}: ${numbers}`,
  poster: `Poster with four children who read under a tree, “${posterTexts.title}”, and ${numbers}`,
} as const;
