import { organizationSettings } from '../content/organization-settings.ts';
import { organization } from '../content/organization.ts';
import { paymentDetails } from '../content/payments.ts';
import type { MpesaPayment } from './gift-note.ts';
import { type MpesaReading, readMpesa } from './mpesa-message.ts';

/** The payment of a message whose code alone has stayed in the box. '' where that is nothing. */
export type RememberedPayment = Readonly<Record<'code' | 'amount' | 'day', string>>;

/** M-PESA's message to the payer names the home by one of these. */
const payees = [
  organizationSettings.paybillName || organization.name,
  paymentDetails.paybillAccount.value,
];

/**
 * Reads what stands in the box for M-PESA's message. A payment after `lastDay`, an ISO date, has no day: the message
 * can't mean that date.
 */
export function readNotePayment(
  boxText: string,
  remembered: RememberedPayment,
  lastDay: string | null,
): { reading: MpesaReading; payment: MpesaPayment } {
  const reading = readMpesa(boxText, payees);
  const payment = paymentOf(reading, remembered, boxText);
  const isInFuture = lastDay !== null && payment.day !== null && payment.day > lastDay;
  return { reading, payment: isInFuture ? { ...payment, day: null } : payment };
}

/** If the box holds only the code that was read before, the rest of the message is remembered. */
function paymentOf(
  { code, amount, day }: MpesaReading,
  remembered: RememberedPayment,
  boxText: string,
): MpesaPayment {
  // Words beside the code may tell another sum.
  const isCodeAlone = code !== null && boxText.trim().toUpperCase() === remembered.code;
  if (!isCodeAlone) return { code, amount, day };
  return {
    code,
    amount: remembered.amount ? Number(remembered.amount) : null,
    day: remembered.day || null,
  };
}
