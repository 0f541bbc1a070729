import { useEffect, useEffectEvent, useRef } from 'react';
import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { paymentValues } from '../../content/payments.ts';
import type { MpesaPayment } from '../../giving/gift-note.ts';
import { type MpesaReading, readMpesa } from '../../giving/mpesa-message.ts';
import { useAfterLeaving } from '../../hooks/use-after-leaving.ts';
import type { emptyMemory, NoteFieldsControl } from './use-note-fields.ts';

/** M-PESA's message to the payer names the home by one of these. */
const payees = [homeSettings.paybillName || organization.name, paymentValues.paybillAccount.value];

/**
 * Reads M-PESA's message in the text box. Once it is read, only its code stays in the box, because the message has the
 * visitor's balance. A payment after `lastDay` has no day: the message can't mean that date.
 */
export function useReadPayment(control: NoteFieldsControl, lastDay: string | null) {
  const { form, memory, fields, remembered, isKnown } = control;
  const reading = readMpesa(fields.message, payees);
  const read = paymentOf(reading, remembered, fields.message);
  const isInFuture = lastDay !== null && read.day !== null && read.day > lastDay;
  const payment = isInFuture ? { ...read, day: null } : read;

  /** Leaves only the code in the box. If the visitor has emptied the box, the memory forgets what was read. */
  const tidy = () => {
    const { code, amount, day } = payment;
    const isUnread = code === null && fields.message.trim() !== '';
    if (!isKnown || isUnread) return;
    memory.change({ code: code ?? '', amount: `${amount ?? ''}`, day: day ?? '' });
    form.change({ message: reading.boxText });
  };
  // Chromium scrolls when the text is replaced.
  const { onBlur } = useAfterLeaving(tidy);
  const tidyPasted = useEffectEvent(tidy);
  // The visitor may have pasted before hydration.
  const isPasted = useRef(true);
  useEffect(() => {
    if (!isKnown) return;
    if (isPasted.current) tidyPasted();
    isPasted.current = false;
  }, [isKnown, fields.message]);

  return {
    reading,
    payment,
    onPaste: () => {
      isPasted.current = true;
    },
    onBlur,
  };
}

/** If the box holds only the code that was read before, the memory knows the rest of the message. */
function paymentOf(
  { code, amount, day }: MpesaReading,
  remembered: typeof emptyMemory,
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
