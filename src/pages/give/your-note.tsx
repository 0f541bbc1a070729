import { needsScript } from '../../boot-contract.ts';
import { HomeAnswers } from '../../components/answers/home-answers.tsx';
import { giftNote } from '../../content/messages.ts';
import { giftNoteTexts } from '../../content/page-texts/give.ts';
import type { GiftNote } from '../../giving/gift-note.ts';
import { Fold } from '../../design-system/fold.tsx';
import styles from './your-note.module.css';

type YourNoteProps = {
  /** Null before hydration. */
  note: GiftNote | null;
  reference: string | null;
  /** The reference of the note sent before. */
  sentReference: string | null;
};

export function YourNote({ note, reference, sentReference }: YourNoteProps) {
  return (
    <aside className={styles.note} aria-labelledby="your-note" {...needsScript}>
      <Fold
        on="phone"
        head={
          <>
            <strong>{giftNoteTexts.panel}</strong> <b translate="no">{reference}</b>
          </>
        }
      >
        <h3 id="your-note">{giftNoteTexts.panel}</h3>
        <dl className={styles.lines}>
          {note && !reference ? null : (
            <div className={styles.reference}>
              <dt>Reference</dt>
              <dd translate="no">{reference}</dd>
            </div>
          )}
          <Line term="Amount" text={note?.amount} />
          <Line term="Date" text={note?.date} />
          <Line term="For" text={note?.purpose} />
          <Line term="Paid to" text={note?.paidTo} exact />
          {note?.code ? <Line term="Code" text={note.code} exact /> : null}
        </dl>
        <p>{`${giftNote.notReceipt} ${giftNoteTexts.notStored}`}</p>
        <div>
          <HomeAnswers place="note" />
        </div>
      </Fold>
      {note && !reference ? null : (
        <p className={styles.new}>
          {sentReference ? (
            <span key={sentReference}>
              {`${giftNoteTexts.sentReference} `}
              <b translate="no">{sentReference}</b>.
            </span>
          ) : (
            <span>{giftNoteTexts.newReference}</span>
          )}
        </p>
      )}
    </aside>
  );
}

type LineProps = { term: string; text: string | undefined; exact?: boolean };

function Line({ term, text, exact }: LineProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd translate={exact ? 'no' : undefined}>{text}</dd>
    </div>
  );
}
