import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import type { Values } from '../../forms/fields.ts';
import { answersIn, giftIn } from '../../giving/choice.ts';
import { emptyNote, type MpesaPayment, type NoteFields, noteOf } from '../../giving/gift-note.ts';
import { readMpesa } from '../../giving/mpesa-message.ts';
import { newReference } from '../../giving/note-reference.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { giftFragment } from '../../lib/gift.ts';
import type { ChoiceControl } from './use-choice.ts';

type Note = {
  /** Undefined before hydration. Null in a browser without secure random numbers. */
  reference?: string | null;
  /** What the note was about when it was sent or copied. */
  sent: { by: 'app' | 'copy'; fragment: string; code: string } | null;
};

/** Kept while the visitor is on other pages, as what is typed is. */
let kept: Note = { sent: null };

function keep(note: Note): Note {
  kept = note;
  return note;
}

const allFields = (typed: Values): NoteFields => ({ ...emptyNote, ...typed });
const noPayment = { code: '', amount: '', day: '' };
const allOfPayment = (typed: Values) => ({ ...noPayment, ...typed });

export type NoteControl = ReturnType<typeof useNote>;

export function useNote({ choice }: ChoiceControl) {
  const hydrated = useHydrated();
  const form = useTypedFields<HTMLFormElement>('gift-note', { page: allFields });
  // What was read from a message whose code alone has stayed in the box.
  const read = useTypedFields<HTMLDivElement>('gift-payment', { page: allOfPayment });
  const fields = allFields(form.values ?? {});
  const reading = readMpesa(fields.message);
  const payment = paymentOf(reading, allOfPayment(read.values ?? {}));

  const [note, setNote] = useState(kept);
  const change = (next: Note) => setNote(keep(next));
  if (hydrated && note.reference === undefined)
    change({ reference: newReference(), sent: note.sent });

  const pasted = useRef(false);
  /** Leaves only the code in the box: the message has the visitor's balance. */
  const tidy = () => {
    if (!form.values || !read.values || reading.code === null) return;
    const { code, amount, day } = payment;
    read.setTyped({ code, amount: `${amount ?? ''}`, day: day ?? '' });
    if (fields.message !== reading.kept) form.setTyped({ ...fields, message: reading.kept });
  };
  const tidyLater = useEffectEvent(tidy);
  const isKnown = form.values !== null && read.values !== null;
  useEffect(() => {
    // The visitor may have pasted before hydration.
    if (isKnown) tidyLater();
  }, [isKnown]);
  useEffect(() => {
    if (pasted.current) tidyLater();
    pasted.current = false;
  }, [fields.message]);

  const fragment = giftFragment(answersIn(choice));
  const startNew = () => {
    const { name, reach } = fields;
    form.setTyped({ ...emptyNote, name, reach });
    read.setTyped(noPayment);
    change({ reference: newReference(), sent: null });
  };
  const follow = useEffectEvent(() => {
    const { sent } = note;
    if (sent?.by === 'app' && sent.fragment !== fragment) startNew();
    // The message of another payment belongs to another note.
    else if (sent?.code && payment.code && payment.code !== sent.code)
      change({ reference: newReference(), sent: null });
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the note begins afresh with its fields, which React does not own
  useEffect(() => follow(), [fragment, payment.code]);

  const chosen = { gift: giftIn(choice), purpose: choice.purpose, often: choice.often };
  return {
    form: form.props,
    read: read.props,
    fields,
    reading,
    payment,
    chosen,
    note: noteOf(fields, payment, chosen),
    reference: note.reference ?? null,
    isSent: note.sent !== null,
    startNew,
    onSent: (by: 'app' | 'copy') => change({ ...note, sent: { by, fragment, code: payment.code } }),
    onPaste: () => {
      pasted.current = true;
    },
    onBlur: tidy,
  };
}

function paymentOf(
  { code, amount, day }: ReturnType<typeof readMpesa>,
  before: Record<keyof MpesaPayment, string>,
): MpesaPayment {
  if (code === null) return { code: '', amount: null, day: null };
  const isKept = amount === null && code === before.code;
  return isKept
    ? { code, amount: before.amount ? Number(before.amount) : null, day: before.day || null }
    : { code, amount, day };
}
