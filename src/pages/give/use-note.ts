import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPress } from '../../browser/press.ts';
import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { paymentValues } from '../../content/payments.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { giftAnswers, type Choice, giftIn } from '../../giving/choice.ts';
import {
  emptyNote,
  type MpesaPayment,
  newReference,
  writtenNote,
  paidWithin,
} from '../../giving/gift-note.ts';
import { readMpesa } from '../../giving/mpesa-message.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { localDay, nairobiTime } from '../../lib/days.ts';
import { giftFragment } from '../../lib/gift.ts';
import type { ChoiceControl } from './use-choice.ts';

/**
 * In hidden fields, so the browser fills it in again as it does what was typed: the payment that was read from a message
 * whose code alone has stayed in the box, the note's reference, and what the note was about when it was sent.
 */
export const emptyMemory = {
  code: '',
  amount: '',
  day: '',
  reference: '',
  /** 'app' or 'clipboard'. */
  sentBy: '',
  sentGift: '',
  sentCode: '',
};

/** As the page says them to the payer. */
const payees = [homeSettings.paybillName || organization.name, paymentValues.paybillAccount.value];

const newNote = () => ({ reference: newReference(), sentBy: '', sentGift: '', sentCode: '' });

export type NoteControl = ReturnType<typeof useNote>;

export function useNote({ choice, hydrated, followChoice }: ChoiceControl) {
  const minute = useMinute();
  const today = minute === null ? null : localDay(new Date(minute));
  const form = useTypedFields<HTMLFormElement>('gift-note', { written: emptyNote });
  const memory = useTypedFields<HTMLDivElement>('gift-memory', {
    written: emptyMemory,
    mayBeLost: true,
  });
  const fields = { ...emptyNote, ...form.values };
  const kept = { ...emptyMemory, ...memory.values };
  const reading = readMpesa(fields.message, payees);
  const within = minute === null || !today ? null : paidWithin(today, nairobiTime(minute).day);
  const read = paymentOf(reading, kept, fields.message);
  const isToCome = within !== null && read.day !== null && read.day > within.max;
  const payment = isToCome ? { ...read, day: null } : read;
  const isKnown = hydrated && form.values !== null && memory.values !== null;

  /** Leaves only the code in the box: the message has the visitor's balance. */
  const tidy = () => {
    const { code, amount, day } = payment;
    // An emptied box forgets what was read.
    if (!isKnown || (code === '' && fields.message.trim() !== '')) return;
    memory.change({ code, amount: `${amount ?? ''}`, day: day ?? '' });
    form.change({ message: reading.boxText });
  };
  const tidyLater = useEffectEvent(tidy);
  // The visitor may have pasted before hydration.
  const pasted = useRef(true);
  useEffect(() => {
    if (!isKnown) return;
    if (pasted.current) tidyLater();
    pasted.current = false;
  }, [isKnown, fields.message]);

  /** A press that waited for hydration comes before the effects below. */
  const [first] = useState(newReference);
  const startNew = () => {
    const { name, reach, paidBy } = fields;
    form.change({ ...emptyNote, name, reach, paidBy });
    memory.change({ ...emptyMemory, ...newNote() });
  };
  /** A note that an app has taken is done with once the visitor chooses another gift. */
  const leaveSentNote = useEffectEvent((shown: Choice) => {
    const isSentOfAnother = kept.sentBy === 'app' && kept.sentGift !== fragmentOf(shown);
    if (isKnown && isSentOfAnother) startNew();
    return isSentOfAnother;
  });
  useEffect(() => followChoice(leaveSentNote), [followChoice]);
  // What the browser has filled in again may be the note of another gift.
  const begin = useEffectEvent(() => {
    if (!leaveSentNote(choice) && !kept.reference) memory.change({ reference: first });
  });
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  // The message of another payment belongs to another note.
  const followPayment = useEffectEvent(() => {
    const { sentCode } = kept;
    if (sentCode && payment.code && payment.code !== sentCode) memory.change(newNote());
  });
  useEffect(() => {
    if (isKnown) followPayment();
  }, [isKnown, payment.code]);

  const chosen = { ...choice, gift: giftIn(choice) };
  return {
    form,
    memory: memory.props,
    fields,
    reading,
    payment,
    chosen,
    note: writtenNote(fields, payment, chosen),
    reference: kept.reference || first,
    /** Null before hydration. */
    today,
    /** The days on which it may have been paid. Null before hydration. */
    within,
    isSent: kept.sentBy !== '',
    startNew,
    onHandedOver: (to: 'app' | 'clipboard') =>
      memory.change({ sentBy: to, sentGift: fragmentOf(choice), sentCode: payment.code }),
    onPaste: () => {
      pasted.current = true;
    },
    // Chromium scrolls when the text is replaced: what is being pressed would move away. The press may empty the box.
    onBlur: ({ currentTarget: box }: FocusEvent<HTMLTextAreaElement>) =>
      afterPress(() => void (box.value === fields.message && tidy())),
  };
}

function fragmentOf(choice: Choice): string {
  return giftFragment(giftAnswers(choice));
}

function paymentOf(
  { code, amount, day }: ReturnType<typeof readMpesa>,
  before: Record<keyof MpesaPayment, string>,
  text: string,
): MpesaPayment {
  if (code === null) return { code: '', amount: null, day: null };
  // Words beside the code may tell another sum.
  const isKept = text.trim().toUpperCase() === before.code;
  return isKept
    ? { code, amount: before.amount ? Number(before.amount) : null, day: before.day || null }
    : { code, amount, day };
}
