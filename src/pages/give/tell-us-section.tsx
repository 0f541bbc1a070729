import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { writeFields } from '../../browser/field-values.ts';
import { giftNoteTexts } from '../../content/page-texts/give.ts';
import { giftPurposes, purposeOf } from '../../content/purposes.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { localDay } from '../../lib/days.ts';
import { Section } from '../../ui/section.tsx';
import {
  afterEdit,
  editsOf,
  emptyNote,
  follow,
  giftNoteOf,
  type Note,
  type NoteFields,
  startNote,
} from './gift-note.ts';
import { noteIn, TellUsForm } from './tell-us-form.tsx';
import styles from './tell-us-section.module.css';
import type { Giving } from './use-giving-choice.ts';
import { useReference } from './use-reference.ts';
import { YourNote } from './your-note.tsx';

type TellUsSectionProps = {
  /** The note follows it until the visitor edits a field. */
  giving: Giving;
};

/** Kept while the visitor is on other pages of the site; in memory only, because nothing typed is stored. */
let edits: Partial<NoteFields> = {};

/** The fields hold the note, so that the browser fills them in again after Back or a reload. */
export function TellUsSection({ giving: { choice, hydrated } }: TellUsSectionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState<Note | null>(null);
  const written = useRef(note?.written);
  const { reference, isFilledIn } = useReference();
  const minute = useMinute();
  const fields = note?.fields ?? emptyNote;

  const show = useCallback((next: Note) => {
    if (form.current) writeFields(form.current, next.fields);
    edits = editsOf(next);
    written.current = next.written;
    setNote(next);
  }, []);

  useLayoutEffect(() => {
    if (!hydrated || !form.current) return;
    const found = noteIn(form.current);
    const today = localDay(new Date());
    show(
      written.current
        ? follow({ fields: found, written: written.current }, choice, today)
        : startNote(found, { isFilledIn, edits }, choice, today),
    );
  }, [hydrated, choice, isFilledIn, show]);

  return (
    <Section id="tell-us" labelledBy="tell-us-title">
      <h2 id="tell-us-title">{giftNoteTexts.title}</h2>
      <p className={styles.lead}>{giftNoteTexts.lead}</p>
      <div className={styles.columns}>
        <div className={styles.card}>
          <h3>{giftNoteTexts.form}</h3>
          <TellUsForm
            ref={form}
            note={fields}
            purpose={choice ? purposeOf(choice) : giftPurposes.mostNeeded}
            today={minute === null ? '' : localDay(new Date(minute))}
            reference={reference}
            onEdit={() => {
              if (form.current && written.current)
                show(afterEdit({ fields: noteIn(form.current), written: written.current }, choice));
            }}
          />
        </div>
        <YourNote note={note && giftNoteOf(fields)} reference={reference} />
      </div>
    </Section>
  );
}
