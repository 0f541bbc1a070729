import { needsScript } from '../../boot-contract.ts';
import { MessageForm } from '../../components/message/message-form.tsx';
import { giftNoteMessage } from '../../content/messages.ts';
import { NoteFieldset } from './note-fieldset.tsx';
import { NoteSlip } from './note-slip.tsx';
import styles from './note-step.module.css';
import { Step } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';
import { emptyMemory, useNote } from './use-note.ts';

export function NoteStep({ control }: ChoiceProps) {
  const note = useNote(control);
  return (
    <Step id="tell-us">
      <p className={styles.lead}>Then we can find your gift, and thank you.</p>
      <MessageForm
        fields={note.form}
        byEmail="Send by e-mail"
        subject={giftNoteMessage.subject}
        compose={note.compose}
        onHandedOver={note.onHandedOver}
        renderSlip={(sendingButtons) => (
          <NoteSlip control={note} isChosen={control.choice.amount !== null}>
            {sendingButtons}
          </NoteSlip>
        )}
      >
        <NoteFieldset control={note} purpose={control.choice.purpose} />
      </MessageForm>
      <div {...note.memory} hidden {...needsScript}>
        {Object.keys(emptyMemory).map((name) => (
          <input key={name} name={name} />
        ))}
      </div>
    </Step>
  );
}
