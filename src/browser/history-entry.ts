type EntryState = Readonly<Record<string, unknown>>;

/** What the browser would not write. `entry` is the key and the address of the entry that it is for. */
type Refused = { entry: string; href: string; added: EntryState };

let refused: Refused | null = null;

/** The address of the current history entry as the page last set it. The browser may have refused to write it. */
export function entryUrl(): URL {
  return new URL(refusedHere()?.href ?? window.location.href);
}

/** The state of the current history entry, with what the page has added and the browser may have refused to write. */
export function entryState(): EntryState {
  return { ...writtenState(), ...refusedHere()?.added };
}

/**
 * Changes the address of the current history entry, or adds to its state, or both. WebKit allows a hundred changes in
 * ten seconds and then throws. The change is then kept here, and the next change writes it too.
 */
export function replaceEntry(change: { address?: string; state?: EntryState }): void {
  const { address = entryUrl().href, state } = change;
  const { href } = new URL(address, entryUrl());
  // React Router, too, writes into the state, so only what this page adds is kept.
  const added = { ...refusedHere()?.added, ...state };
  const entry = currentEntry();
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- the one place that catches its error
    window.history.replaceState({ ...writtenState(), ...added }, '', href);
    refused = null;
  } catch {
    refused = { entry, href, added };
  }
}

// React Router keeps notes of its own in the state and promises nothing about them. Without them the site works on.

/**
 * The key that tells history entries apart. The first entry and one with an edited address get theirs from
 * `trackScroll`.
 */
export function entryKey(): string | undefined {
  const { key } = entryState();
  return typeof key === 'string' ? key : undefined;
}

/** How many entries of the site come before this one. Null if React Router does not say. */
export function entryIndex(): number | null {
  const { idx } = entryState();
  return typeof idx === 'number' ? idx : null;
}

function writtenState(): EntryState {
  return (window.history.state as EntryState | null) ?? {};
}

function currentEntry(): string {
  return `${String(writtenState()['key'])} ${window.location.href}`;
}

function refusedHere(): Refused | null {
  return refused?.entry === currentEntry() ? refused : null;
}
