import { storedNoteTexts } from '../../content/page-texts/privacy.ts';
import { VISIT_COUNT_KEY, VISITED_KEY } from '../../components/visit-count/visit-counter.ts';
import { TermList } from '../../design-system/term-list.tsx';

const notes = [
  { key: VISITED_KEY, term: VISITED_KEY, text: storedNoteTexts.visited },
  { key: VISIT_COUNT_KEY, term: VISIT_COUNT_KEY, text: storedNoteTexts.count },
];

export function StoredNotes() {
  return (
    <>
      <p>{storedNoteTexts.notes}</p>
      <TermList terms={notes} />
    </>
  );
}
