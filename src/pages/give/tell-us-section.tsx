import { useEffect, useRef, useState } from 'react';
import { giftNoteTexts } from '../../content/gift-note-texts.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { localDay } from '../../lib/local-day.ts';
import { Section } from '../../ui/section.tsx';
import { giftNoteOf, prefillOf, type GiftNote } from './gift-note.ts';
import { TellUsForm } from './tell-us-form.tsx';
import styles from './tell-us-section.module.css';
import { useReference } from './use-reference.ts';
import { YourNote } from './your-note.tsx';

type TellUsSectionProps = {
  /** Fills in the amount and what it is for, until the visitor changes them; null while it can't be read. */
  choice: GivingChoice | null;
};

const nothing = { amount: '', purpose: '', date: '' };

export function TellUsSection({ choice }: TellUsSectionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState<GiftNote | null>(null);
  const reference = useReference();
  const minute = useMinute();
  // Not without script: then nobody knows what was chosen.
  const prefill =
    minute === null
      ? nothing
      : { ...nothing, ...(choice && prefillOf(choice)), date: localDay(new Date(minute)) };
  const read = () => {
    if (form.current) setNote(giftNoteOf(new FormData(form.current)));
  };
  useEffect(read, [prefill.amount, prefill.purpose, prefill.date]);
  return (
    <Section id="tell-us" labelledBy="tell-us-title">
      <h2 id="tell-us-title">{giftNoteTexts.title}</h2>
      <p className={styles['lead']}>{giftNoteTexts.lead}</p>
      <div className={styles['columns']}>
        <div className={styles['card']}>
          <h3>{giftNoteTexts.form}</h3>
          <TellUsForm ref={form} reference={reference} prefill={prefill} onEdit={read} />
        </div>
        <YourNote note={note} reference={reference} />
      </div>
    </Section>
  );
}
