import { useState } from 'react';
import { earlyInput } from './early-input.ts';
import { giftNoteTexts } from '../../content/gift-note-texts.ts';
import { useOnHydration } from '../../hooks/use-hydrated.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { localDay } from '../../lib/days.ts';
import { Section } from '../../ui/section.tsx';
import { editsOf, followedFields, giftNoteOf, type NoteFields } from './gift-note.ts';
import { TellUsForm } from './tell-us-form.tsx';
import styles from './tell-us-section.module.css';
import type { Giving } from './use-giving-choice.ts';
import { useReference } from './use-reference.ts';
import { YourNote } from './your-note.tsx';

type TellUsSectionProps = {
  /** The note follows it until the visitor edits a field. */
  giving: Giving;
};

const SECTION_ID = 'tell-us';

/** Kept while the visitor is on other pages of the site; in memory only, because nothing typed is stored. */
let kept: Partial<NoteFields> = {};

export function TellUsSection({ giving }: TellUsSectionProps) {
  const { choice, chosen } = giving;
  const [edited, setEdited] = useState(kept);
  const reference = useReference();
  const minute = useMinute();
  const today = minute === null ? '' : localDay(new Date(minute));
  const fields = { ...followedFields(choice, today), ...edited };
  const keep = (edits: Partial<NoteFields>) => {
    kept = edits;
    setEdited(edits);
  };
  useOnHydration(() => {
    const early = Object.fromEntries(earlyInput(SECTION_ID).changed);
    // After a reload Firefox fills in again what the fields had followed; that is no edit.
    keep(editsOf(early, followedFields(chosen, localDay(new Date()))));
  });
  return (
    <Section id={SECTION_ID} labelledBy="tell-us-title">
      <h2 id="tell-us-title">{giftNoteTexts.title}</h2>
      <p className={styles.lead}>{giftNoteTexts.lead}</p>
      <div className={styles.columns}>
        <div className={styles.card}>
          <h3>{giftNoteTexts.form}</h3>
          <TellUsForm
            fields={fields}
            today={today}
            reference={reference}
            onEdit={(name, value) => keep({ ...kept, [name]: value })}
          />
        </div>
        <YourNote note={minute === null ? null : giftNoteOf(fields)} reference={reference} />
      </div>
    </Section>
  );
}
