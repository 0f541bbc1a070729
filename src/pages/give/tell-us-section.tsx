import { useMemo, useState } from 'react';
import { giftNoteTexts } from '../../content/page-texts/give.ts';
import { giftPurposes, purposeOf } from '../../content/purposes.ts';
import type { Values } from '../../forms/fields.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { localDay } from '../../lib/days.ts';
import { Section } from '../../design-system/section.tsx';
import { emptyNote, giftNoteOf, noteOf, refilledNote } from '../../giving/gift-note.ts';
import { TellUsForm } from './tell-us-form.tsx';
import styles from './tell-us-section.module.css';
import type { Giving } from './use-giving-choice.ts';
import { useReference } from './use-reference.ts';
import { YourNote } from './your-note.tsx';

type TellUsSectionProps = {
  /** The note follows it until the visitor edits a field. */
  giving: Giving;
};

export function TellUsSection({ giving: { choice, hydrated } }: TellUsSectionProps) {
  const { isFilledIn, referencesOf, noteSent } = useReference();
  const minute = useMinute();
  const today = minute === null ? '' : localDay(new Date(minute));
  // Keeps the day that was shown with a choice when midnight passes.
  const [dated, setDated] = useState({ choice, day: today });
  if (dated.choice !== choice || (today && !dated.day)) setDated({ choice, day: today });
  const page = useMemo(() => {
    const { choice, day } = dated;
    return hydrated && day ? (typed: Values) => noteOf(typed, choice, day) : null;
  }, [hydrated, dated]);
  const { props, values } = useTypedFields<HTMLFormElement>('gift-note', {
    page,
    start: (kept, found) => ({ ...kept, ...refilledNote(found, choice) }),
    isRefilled: isFilledIn,
  });
  const fields = { ...emptyNote, ...values };
  const { reference, sentReference } = referencesOf(values);

  return (
    <Section id="tell-us" labelledBy="tell-us-title">
      <h2 id="tell-us-title">{giftNoteTexts.title}</h2>
      <p className={`${styles.lead} lead`}>{giftNoteTexts.lead}</p>
      <div className={styles.columns}>
        <div className={styles.card}>
          <h3>{giftNoteTexts.form}</h3>
          <TellUsForm
            fields={props}
            note={fields}
            purpose={choice ? purposeOf(choice) : giftPurposes.mostNeeded}
            today={today}
            reference={reference}
            onSent={() => noteSent(values)}
          />
        </div>
        <YourNote
          note={values && giftNoteOf(fields)}
          reference={reference}
          sentReference={sentReference}
        />
      </div>
    </Section>
  );
}
