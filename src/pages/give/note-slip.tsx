import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { needsScript } from '../../boot-contract.ts';
import { goTo } from '../../browser/go-to.ts';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { giftNoteMessage } from '../../content/messages.ts';
import { Button } from '../../design-system/button.tsx';
import { Fold } from '../../design-system/fold.tsx';
import { writtenOn } from '../../giving/gift-note.ts';
import { unbrokenSums } from '../../lib/money.ts';
import styles from './note-slip.module.css';
import { QuestionLink } from './question-link.tsx';
import { Slip } from './slip.tsx';
import type { StepId } from './step.tsx';
import type { NoteControl } from './use-note.ts';

type NoteSlipProps = {
  control: NoteControl;
  /** Whether an amount is chosen above. */
  isChosen: boolean;
  /** The ways to send it. */
  children: ReactNode;
};

const { labels } = giftNoteMessage;

export function NoteSlip({ control, isChosen, children }: NoteSlipProps) {
  const { lines, reference, today, isHandedOver, startNew } = control;
  return (
    <Slip id="note" title="What you send">
      <div {...needsScript}>
        <p className={styles.gift}>
          <Part text={lines.giftLine && `${lines.giftLine}.`} gap="How much?" />{' '}
          {isChosen ? <QuestionLink to="much">Change gift</QuestionLink> : null}
        </p>
        <dl className={styles.lines}>
          {lines.chosenLine ? <Line term={labels.chosen} text={lines.chosenLine} /> : null}
          <Line term={labels.paid} text={lines.paidLine} />
          <div>
            <dt>{labels.from}</dt>
            <dd>
              <Part text={lines.name} gap="your name" />
              {', '}
              <span className={isNumber(lines.reach) ? 'one-line' : undefined}>
                <Part text={lines.reach} gap="phone or e-mail" />
              </span>
            </dd>
          </div>
          {/* An unsent note gets another reference if the browser does not fill the hidden fields in again. */}
          {isHandedOver && today ? (
            <Line term={labels.note} text={writtenOn(reference, today)} />
          ) : null}
        </dl>
      </div>
      {children}
      {isHandedOver ? (
        <p className={styles.new}>
          <Button
            look="outline"
            onClick={() => {
              startNew();
              const part = document.getElementById('tell-us' satisfies StepId);
              // The button, which has the focus, is about to go.
              if (part) goTo(part);
            }}
          >
            Start a new note
          </Button>
        </p>
      ) : null}
      <p className={`${styles.foot} remark`}>
        A note, not a receipt. Only the home gets it; this site keeps nothing.{' '}
        <Link to="/privacy">Privacy</Link>
      </p>
      <Fold head={<strong>What happens to my data?</strong>}>
        {/* Required by section 29 of Kenya's Data Protection Act (2019), before anybody writes it. */}
        <p className="remark">
          The home receives this note, through the app that you choose, to find your gift and to
          answer you. You need not send it: your gift counts without it, but then we may not know
          whose it is. You may ask what we hold about you, and have it corrected or deleted.
        </p>
      </Fold>
      <HomeAnswers place="note" />
    </Slip>
  );
}

/** A phone number stays on one line. An e-mail address may be too long for that. */
function isNumber(text: string): boolean {
  return /^[+\d\s()-]+$/.test(text);
}

function Part({ text, gap }: { text: string; gap: string }) {
  return text ? <span>{unbrokenSums(text)}</span> : <span data-gap="">{gap}</span>;
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      {/* The key makes another text another element: a translation tool keeps the old text in the old one. */}
      <dd key={text}>{unbrokenSums(text)}</dd>
    </div>
  );
}
