import { entryState, entryUrl, replaceEntry } from '../../browser/history-entry.ts';
import { isHydrated } from '../../browser/is-hydrated.ts';
import {
  type Choice,
  emptyChoice,
  type EarlyChoice,
  withEarlyChoice,
} from '../../giving/choice.ts';
import { linkedChoice } from '../../giving/linked-choice.ts';
import { giftFragment } from '../../lib/gift-address.ts';

/** The id of the form that holds the questions. */
export const CHOICE_ID = 'choice';

export type Shown = {
  choice: Choice;
  /** What could be read of the link that the choice is from. 'none' if it is from no link, or was changed since. */
  link: 'none' | 'read' | 'amount-unread' | 'purpose-unknown';
};

export const nothingShown: Shown = { choice: emptyChoice, link: 'none' };

/**
 * The choice that the page has last set for the history entry. Its address holds the gift. Its state holds a mark that
 * this page has written it, because any other address is a link, and the text of an amount that was refused.
 */
export function choiceStore() {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // The prerender has no entry.
  const isBuild = typeof window === 'undefined';
  const path = isBuild ? '' : entryUrl().pathname;
  let seen = isBuild ? '' : entryText();
  let shown = isBuild ? nothingShown : shownAt(openedAt());
  const found = isBuild ? shown.choice : withEarlyChoice(shown.choice, earlyChoice());
  let isNew = found !== shown.choice;
  if (isNew) shown = { choice: found, link: 'none' };

  /** Back changes the entry at once. This page stays until the next one has loaded, and must not write in its entry. */
  const isHere = () => entryUrl().pathname === path;

  const set = (next: Shown) => {
    shown = next;
    if (isHere()) writeIntoEntry(next.choice);
    seen = entryText();
    tell();
  };

  return {
    /** The address of a part of the page, and that of another page, leave the last choice as it is. */
    current: (): Shown => {
      const now = entryText();
      if (now === seen) return shown;
      seen = now;
      const { hash } = entryUrl();
      if (isHere() && !isPart(hash)) shown = shownAt(hash);
      return shown;
    },
    change: (update: (choice: Choice) => Choice) =>
      set({ choice: update(shown.choice), link: 'none' }),
    /** Call it at each entry. What was found in the built page, or chosen before, is not in the entry yet. */
    arrive: () => {
      const isMissing = isHere() && isPart(entryUrl().hash) && shown.choice !== emptyChoice;
      if (isNew || (isMissing && shown.link === 'none')) set(shown);
      isNew = false;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      // The router may see no change, because it does not know what this page has written.
      window.addEventListener('hashchange', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('hashchange', listener);
      };
    },
  };
}

function isPart(hash: string): boolean {
  return hash !== '' && !linkedChoice(hash);
}

/** Whatever the choice is read from, so that it is read once. */
function entryText(): string {
  const { pathname, hash } = entryUrl();
  const { byPage, refused } = entryState();
  return JSON.stringify([pathname, hash, byPage, refused]);
}

function shownAt(fragment: string): Shown {
  const named = linkedChoice(fragment);
  const { byPage, refused } = entryState();
  if (named && !byPage)
    return { choice: named.choice, link: named.unread ? unreadLinks[named.unread] : 'read' };
  const choice = named?.choice ?? emptyChoice;
  return typeof refused === 'string' && refused !== ''
    ? { choice: { ...choice, amount: null, refused }, link: 'none' }
    : { choice, link: 'none' };
}

const unreadLinks = { amount: 'amount-unread', purpose: 'purpose-unknown' } as const;

/** Not through the router, which would give up a navigation that has begun. */
function writeIntoEntry(choice: Choice) {
  const { pathname, search } = entryUrl();
  const fragment = giftFragment(choice);
  const address = `${pathname}${search}${fragment && '#'}${fragment}`;
  replaceEntry({ address, state: { byPage: true, refused: choice.refused } });
}

/** Before hydration a link to a part of the page may have replaced the fragment that the page was opened with. */
function openedAt(): string {
  const { hash } = entryUrl();
  if (isHydrated() || linkedChoice(hash)) return hash;
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).hash : hash;
}

/** What the visitor has chosen in the built page, before React takes it over. */
function earlyChoice(): EarlyChoice {
  const form = isHydrated() ? null : document.getElementById(CHOICE_ID);
  const data = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    purpose: text('program') || text('purpose'),
    often: text('often'),
    currency: text('currency'),
    amount: text('amount'),
    own: text('own'),
  };
}
