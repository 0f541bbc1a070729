type EntryState = Readonly<Record<string, unknown>>;

/** What the page has set for an entry: its whole address, and what it has added to the state. */
type Change = { href: string; added: EntryState };

/**
 * Browsers limit how often entries change: WebKit throws after a hundred times in ten seconds, and Chromium ignores more
 * than two hundred. Half of the smaller limit is left to React Router and to later tries: where a browser ignores a
 * navigation, the page changes and its address does not.
 */
const MOST_AT_ONCE = 50;
const WITHIN_MS = 10_000;
const TRY_AGAIN_MS = 1000;

let writtenAtOnce = 0;

/** What is not written yet, by the key and the address of the entry that it is for. */
const unwritten = new Map<string, Change>();

let timer: ReturnType<typeof setTimeout> | undefined;

/** The address of the current history entry as the page last set it. The browser may have refused to write it. */
export function entryUrl(): URL {
  return new URL(unwritten.get(currentEntry())?.href ?? location.href);
}

/** The state of the current history entry, with what the page has added and the browser may have refused to write. */
export function entryState(): EntryState {
  return { ...writtenState(), ...unwritten.get(currentEntry())?.added };
}

/**
 * Changes the address of the current history entry, or adds to its state, or both. What can't be written now is kept
 * here, and written with the next change of the same entry, or a second later. It is written to no other entry.
 */
export function replaceEntry(change: { address?: string; state?: EntryState }): void {
  const entry = currentEntry();
  const url = entryUrl();
  const { href } = new URL(change.address ?? url, url);
  // React Router, too, writes into the state, so only what this page adds is kept.
  const added = { ...unwritten.get(entry)?.added, ...change.state };
  unwritten.set(entry, { href, added });
  if (writtenAtOnce < MOST_AT_ONCE) {
    writtenAtOnce += 1;
    setTimeout(() => {
      writtenAtOnce -= 1;
    }, WITHIN_MS);
    write(entry);
  }
  if (unwritten.has(entry)) tryLater();
}

function tryLater() {
  timer ??= setTimeout(() => {
    timer = undefined;
    write(currentEntry());
    // Also for an entry to which the visitor may come back.
    if (unwritten.size > 0) tryLater();
  }, TRY_AGAIN_MS);
}

function write(entry: string) {
  const change = unwritten.get(entry);
  if (change && isTaken(change)) unwritten.delete(entry);
}

/** The browser may throw, or ignore the change in silence. A change that it takes makes another object of the state. */
function isTaken({ href, added }: Change): boolean {
  const { state } = history;
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- the one place that sees whether it was refused
    history.replaceState({ ...state, ...added }, '', href);
  } catch {}
  return history.state !== state;
}

function writtenState(): EntryState {
  return (history.state as EntryState | null) ?? {};
}

function currentEntry(): string {
  return `${String(writtenState()['key'])} ${location.href}`;
}
