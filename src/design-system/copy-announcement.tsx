import type { CopyState } from '../hooks/use-copy.ts';

type CopyAnnouncementProps = { state: CopyState };

const COPY_BY_HAND =
  'Your browser did not let us copy. The text is selected: press and hold it, or press Ctrl+C (Cmd+C on a Mac).';

/** A live region speaks only when its text changes, so every second announcement ends in a no-break space. */
export function CopyAnnouncement({ state }: CopyAnnouncementProps) {
  const words = { none: '', copied: 'Copied', refused: COPY_BY_HAND }[state.outcome];
  return (
    <span role="status" className={state.outcome === 'refused' ? undefined : 'visually-hidden'}>
      {state.times % 2 === 0 && words ? `${words}\u00a0` : words}
    </span>
  );
}
