import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Values } from '../../forms/fields.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import {
  askedFields,
  emptyNote,
  newReference,
  noteLines,
  noteMessage,
  paidWithin,
} from '../../giving/gift-note.ts';
import { readNotePayment } from '../../giving/note-payment.ts';
import { useAfterLeaving } from '../../hooks/use-after-leaving.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { nairobiTime, visitorsDay } from '../../lib/days.ts';
import { giftFragment } from '../../lib/gift-address.ts';
import type { ChoiceControl } from './use-choice.ts';

/**
 * What the page remembers of a note: the payment that was read from a message whose code alone has stayed in the box,
 * and the reference, the gift and the code of the note that was handed over. It is in hidden fields, which the browser
 * fills in again like those that were typed in.
 */
export const emptyMemory = {
  code: '',
  amount: '',
  day: '',
  reference: '',
  /** 'app' or 'clipboard'. */
  handedTo: '',
  handedGift: '',
  handedCode: '',
};

export type NoteControl = ReturnType<typeof useNote>;

/** The note that tells the home of a gift. Everything about it follows from its fields, its memory and the choice. */
export function useNote({ choice, hydrated }: ChoiceControl) {
  const minute = useMinute();
  const today = minute === null ? null : visitorsDay(new Date(minute));
  const payableDays =
    minute === null || today === null ? null : paidWithin(today, nairobiTime(minute).day);
  const fields = useTypedFields<HTMLFormElement>('gift-note', { written: emptyNote });
  const memory = useTypedFields<HTMLDivElement>('gift-memory', {
    written: emptyMemory,
    mayBeLost: true,
  });
  const [nextReference, setNextReference] = useState(newReference);
  const remembered = { ...emptyMemory, ...memory.values };
  /** Whether the page knows what the browser has filled in again. */
  const isKnown = hydrated && fields.values !== null && memory.values !== null;
  const gift = giftFragment(choice);

  const noteOf = (typed: Values) => {
    const values = { ...emptyNote, ...typed };
    const { reading, payment } = readNotePayment(
      values.message,
      remembered,
      payableDays?.max ?? null,
    );
    const { handedTo, handedCode } = remembered;
    // The message of another payment belongs to another note.
    const isOther = handedCode !== '' && payment.code !== null && payment.code !== handedCode;
    const isHandedOver = handedTo !== '' && !isOther;
    return {
      values,
      reading,
      payment,
      asked: askedFields(values, payment, choice),
      lines: noteLines(values, payment, choice),
      isHandedOver,
      reference: isHandedOver ? remembered.reference : nextReference,
    };
  };
  const note = noteOf(fields.values ?? {});

  /** Keeps the name, the contact and the way of paying. */
  const startNew = () => {
    const { name, reach, paidBy } = note.values;
    fields.change({ ...emptyNote, name, reach, paidBy });
    memory.change(emptyMemory);
  };
  // A note that an app has taken is done with once the visitor chooses another gift. What the browser has filled in
  // again may be the note of another gift, too.
  const leaveTakenNote = useEffectEvent(() => {
    if (isKnown && remembered.handedTo === 'app' && remembered.handedGift !== gift) startNew();
  });
  useEffect(() => leaveTakenNote(), [isKnown, gift]);

  /**
   * Leaves only the code in the box, because the message has the visitor's balance. If the visitor has emptied the box,
   * the memory forgets what was read.
   */
  const tidy = () => {
    const { code, amount, day } = note.payment;
    const isUnread = code === null && note.values.message.trim() !== '';
    if (!isKnown || isUnread) return;
    memory.change({ code: code ?? '', amount: `${amount ?? ''}`, day: day ?? '' });
    // A change to the same text could undo that a new note has just been started.
    if (note.reading.boxText !== note.values.message)
      fields.change({ message: note.reading.boxText });
  };
  const leaving = useAfterLeaving(tidy);
  const tidyPasted = useEffectEvent(tidy);
  // The visitor may have pasted before hydration.
  const isPasted = useRef(true);
  useEffect(() => {
    if (!isKnown) return;
    if (isPasted.current) tidyPasted();
    isPasted.current = false;
  }, [isKnown, note.values.message]);

  return {
    ...note,
    fields,
    memory: memory.props,
    /** Null before hydration. */
    today,
    /** The days on which the gift may have been paid. Null before hydration. */
    payableDays,
    compose: (values: Values) => {
      const { lines, reference } = noteOf(values);
      return noteMessage(lines, reference, today ?? visitorsDay(new Date()));
    },
    startNew,
    onHandedOver: (handedTo: 'app' | 'clipboard', values: Values) => {
      const { reference, payment } = noteOf(values);
      memory.change({ reference, handedTo, handedGift: gift, handedCode: payment.code ?? '' });
      setNextReference(newReference());
    },
    onPaste: () => {
      isPasted.current = true;
    },
    /** The handlers of the box. Chromium scrolls when its text is replaced. */
    leaving,
  };
}
