import { needsScript } from '../../boot-contract.ts';
import { noteTexts } from '../../content/page-texts/give.ts';
import { MessageForm } from '../../components/message/message-form.tsx';
import { giftNote } from '../../content/messages.ts';
import { noteMessage } from '../../giving/gift-note.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { localDay, nairobiTime } from '../../lib/days.ts';
import { NoteFieldset } from './note-fieldset.tsx';
import { NoteSlip } from './note-slip.tsx';
import styles from './note-step.module.css';
import { Step } from './step.tsx';
import { emptyMemory, useNote } from './use-note.ts';
import type { ChoiceControl } from './use-choice.ts';

type NoteStepProps = { control: ChoiceControl };

export function NoteStep({ control }: NoteStepProps) {
  const note = useNote(control);
  const minute = useMinute();
  const today = minute === null ? null : localDay(new Date(minute));
  const nairobi = minute === null ? null : nairobiTime(minute).day;
  return (
    <Step id="tell-us" number={3} title={noteTexts.title}>
      <p className={styles.lead}>{noteTexts.lead}</p>
      <MessageForm
        fields={note.form}
        byEmail={noteTexts.byEmail}
        subject={giftNote.subject}
        compose={() => noteMessage(note.note, note.reference, today ?? localDay(new Date()))}
        onSent={note.onSent}
        renderSlip={(sending) => (
          <NoteSlip control={note} today={today}>
            {sending}
          </NoteSlip>
        )}
      >
        <NoteFieldset control={note} today={today} nairobi={nairobi} />
      </MessageForm>
      <div {...note.memory} hidden {...needsScript}>
        {Object.keys(emptyMemory).map((name) => (
          <input key={name} name={name} />
        ))}
      </div>
    </Step>
  );
}
