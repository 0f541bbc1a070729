import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { needsScript } from '../../boot-contract.ts';
import { goTo } from '../../browser/go-to.ts';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { giftNoteMessage } from '../../content/messages.ts';
import { noteTexts, payingTexts } from '../../content/page-texts/give.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { Button } from '../../design-system/button.tsx';
import { Fold } from '../../design-system/fold.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { writtenOn } from '../../giving/gift-note.ts';
import { unbrokenSums } from '../../lib/money.ts';
import styles from './note-slip.module.css';
import { QuestionLink } from './question-link.tsx';
import { Slip } from './slip.tsx';
import type { NoteControl } from './use-note.ts';

/** `children` are the ways to send it. */
type NoteSlipProps = { control: NoteControl; children: ReactNode };

const { labels } = giftNoteMessage;

export function NoteSlip({ control, children }: NoteSlipProps) {
  const { note, chosen, reference, today, isSent, startNew } = control;
  const { gaps } = noteTexts;
  return (
    <Slip id="note" title={noteTexts.slip}>
      <div {...needsScript}>
        <p className={styles.gift}>
          <Part text={note.gift && `${note.gift}.`} gap={gaps.gift} />{' '}
          {chosen.gift ? <QuestionLink to="much">{payingTexts.change}</QuestionLink> : null}
        </p>
        <dl className={styles.lines}>
          {note.chosen ? <Line term={labels.chosen} text={note.chosen} /> : null}
          <Line term={labels.paid} text={note.paid} />
          <div>
            <dt>{labels.from}</dt>
            <dd>
              <Part text={note.name} gap={gaps.name} />
              {', '}
              <span className={isNumber(note.reach) ? 'one-line' : undefined}>
                <Part text={note.reach} gap={gaps.reach} />
              </span>
            </dd>
          </div>
          {/* Where the browser does not fill in again, a note that was not sent gets another reference. */}
          {isSent && today ? <Line term={labels.note} text={writtenOn(reference, today)} /> : null}
        </dl>
      </div>
      {children}
      {isSent ? (
        <p className={styles.new}>
          <Button
            look="outline"
            onClick={() => {
              startNew();
              const part = document.getElementById('tell-us');
              // The button goes.
              if (part) goTo(part);
            }}
          >
            {noteTexts.startNew}
          </Button>
        </p>
      ) : null}
      <p className={`${styles.foot} remark`}>
        <span>{`${noteTexts.foot} `}</span>
        <Link to="/privacy">{pageNames.privacy}</Link>
      </p>
      <Fold head={<strong>{noteTexts.yourData}</strong>}>
        <p className="remark">{noteTexts.dataProtection}</p>
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
      {/* Another text is another element: a translation can't hold on to the old one. */}
      <dd key={text}>{unbroken(unbrokenSums(text))}</dd>
    </div>
  );
}
