import { useEffect, useEffectEvent, useState } from 'react';
import { giftAnswers, type Choice, giftIn } from '../../giving/choice.ts';
import {
  emptyNote,
  type MpesaPayment,
  newReference,
  noteLines,
  paidWithin,
} from '../../giving/gift-note.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { visitorsDay, nairobiTime } from '../../lib/days.ts';
import { giftFragment } from '../../lib/gift.ts';
import type { ChoiceControl } from './use-choice.ts';
import { emptyMemory, type NoteFieldsControl, useNoteFields } from './use-note-fields.ts';
import { useReadPayment } from './use-read-payment.ts';

export type NoteControl = ReturnType<typeof useNote>;

/** The note that tells the home of a gift: its fields, the payment that was read, and its reference. */
export function useNote(choiceControl: ChoiceControl) {
  const { choice, hydrated } = choiceControl;
  const minute = useMinute();
  const today = minute === null ? null : visitorsDay(new Date(minute));
  const payableDays =
    minute === null || today === null ? null : paidWithin(today, nairobiTime(minute).day);
  const fieldsControl = useNoteFields(hydrated);
  const { form, memory, fields } = fieldsControl;
  const { reading, payment, onPaste, onBlur } = useReadPayment(
    fieldsControl,
    payableDays?.max ?? null,
  );
  const sending = useNoteSending(fieldsControl, payment, choiceControl);
  const chosen = { ...choice, gift: giftIn(choice) };
  return {
    form,
    memory: memory.props,
    fields,
    reading,
    payment,
    chosen,
    lines: noteLines(fields, payment, chosen),
    /** Null before hydration. */
    today,
    /** The days on which the gift may have been paid. Null before hydration. */
    payableDays,
    onPaste,
    onBlur,
    ...sending,
  };
}

const newMemory = () => ({
  reference: newReference(),
  handedTo: '',
  handedGift: '',
  handedCode: '',
});

/**
 * The note's reference, and whether it was handed over. After an app has taken it, another gift empties the note but
 * for the name, the contact and the way of paying. After any hand-over, the message of another payment keeps the
 * fields, and gets a new reference.
 */
function useNoteSending(
  { form, memory, fields, remembered, isKnown }: NoteFieldsControl,
  payment: MpesaPayment,
  { choice, followChoice }: ChoiceControl,
) {
  // Used until `begin` has put it into the memory, such as for a press that waited for hydration.
  const [firstReference] = useState(newReference);
  const startNew = () => {
    const { name, reach, paidBy } = fields;
    form.change({ ...emptyNote, name, reach, paidBy });
    memory.change({ ...emptyMemory, ...newMemory() });
  };
  /** A note that an app has taken is done with once the visitor chooses another gift. */
  const leaveTakenNote = useEffectEvent((shown: Choice) => {
    const isTakenForAnother =
      remembered.handedTo === 'app' && remembered.handedGift !== fragmentOf(shown);
    if (isKnown && isTakenForAnother) startNew();
    return isTakenForAnother;
  });
  useEffect(() => followChoice(leaveTakenNote), [followChoice]);
  // What the browser has filled in again may be the note of another gift.
  const begin = useEffectEvent(() => {
    if (!leaveTakenNote(choice) && !remembered.reference)
      memory.change({ reference: firstReference });
  });
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  // The message of another payment belongs to another note.
  const followPayment = useEffectEvent(() => {
    const { handedCode } = remembered;
    if (handedCode && payment.code && payment.code !== handedCode) memory.change(newMemory());
  });
  useEffect(() => {
    if (isKnown) followPayment();
  }, [isKnown, payment.code]);

  return {
    reference: remembered.reference || firstReference,
    isHandedOver: remembered.handedTo !== '',
    startNew,
    onHandedOver: (to: 'app' | 'clipboard') =>
      memory.change({
        handedTo: to,
        handedGift: fragmentOf(choice),
        handedCode: payment.code ?? '',
      }),
  };
}

function fragmentOf(choice: Choice): string {
  return giftFragment(giftAnswers(choice));
}
