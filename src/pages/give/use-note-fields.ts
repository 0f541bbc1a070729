import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { emptyNote } from '../../giving/gift-note.ts';

/**
 * What the page remembers of a note: the payment that was read from a message whose code alone has stayed in the box,
 * the note's reference, and what the note was about when it was handed over. It is in hidden fields, which the
 * browser fills in again like those that were typed in.
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

export type NoteFieldsControl = ReturnType<typeof useNoteFields>;

/** The fields of the note's form, and the hidden ones of its memory. */
export function useNoteFields(hydrated: boolean) {
  const form = useTypedFields<HTMLFormElement>('gift-note', { written: emptyNote });
  const memory = useTypedFields<HTMLDivElement>('gift-memory', {
    written: emptyMemory,
    mayBeLost: true,
  });
  return {
    form,
    memory,
    fields: { ...emptyNote, ...form.values },
    remembered: { ...emptyMemory, ...memory.values },
    /** Whether the page knows what the browser has filled in again. */
    isKnown: hydrated && form.values !== null && memory.values !== null,
  };
}
