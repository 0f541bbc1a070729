import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../browser/announce.ts';
import { entryState, entryUrl, replaceEntry } from '../../browser/history-entry.ts';
import { isHydrated } from '../../browser/is-hydrated.ts';
import { choosingTexts } from '../../content/page-texts/give.ts';
import {
  giftAnswers,
  type Choice,
  type FoundAnswers,
  giftIn,
  emptyChoice,
  readTyped,
  typedText,
  withCurrency,
  withFoundAnswers,
  withOften,
  withPlace,
  withPurpose,
  withTyped,
} from '../../giving/choice.ts';
import { choiceInFragment } from '../../giving/gift-address.ts';
import { giftSentence } from '../../giving/gift-words.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { giftFragment } from '../../lib/gift.ts';

/** The id of the form that holds the questions. */
export const CHOICE_ID = 'choice';

/** Between two changes of the address. Browsers limit how often a history entry may change. */
const BETWEEN_WRITES_MS = 400;

type State = {
  choice: Choice;
  /** What could be read of the link that the choice is from. 'none' if it is from no link, or was changed since. */
  link: 'none' | 'read' | 'amount-unread' | 'purpose-unknown';
};

const unreadLinks = { amount: 'amount-unread', purpose: 'purpose-unknown' } as const;

/** What the address says. An entry that this page has written is no link. */
function stateAt(fragment: string): State {
  const named = choiceInFragment(fragment);
  const { byPage, refusedAmount } = entryState() as { byPage?: true; refusedAmount?: string };
  if (named && !byPage)
    return { choice: named.choice, link: named.unread ? unreadLinks[named.unread] : 'read' };
  const choice = named?.choice ?? emptyChoice;
  return { choice: refusedAmount ? withTyped(choice, refusedAmount) : choice, link: 'none' };
}

/** Before hydration a link to a part of the page may have replaced the fragment that the page was opened with. */
function openedAt(): string {
  const { hash } = entryUrl();
  if (isHydrated() || choiceInFragment(hash)) return hash;
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).hash : hash;
}

/** Applies what the visitor has chosen in the built page on top of what the address says. */
function withFound(state: State): State {
  const form = isHydrated() ? null : document.getElementById(CHOICE_ID);
  if (!(form instanceof HTMLFormElement)) return state;
  const choice = withFoundAnswers(state.choice, foundIn(form));
  return choice === state.choice ? state : { choice, link: 'none' };
}

function foundIn(form: HTMLFormElement): FoundAnswers {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
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

function sayGift(choice: Choice) {
  const gift = giftIn(choice);
  const refusal = readTyped(choice)?.refusal;
  const whyNoSum = refusal ? choosingTexts.refusedAmount[refusal] : choosingTexts.gaps.amount;
  announce(gift ? `${giftSentence(gift)}.` : whyNoSum);
}

export type ChoiceControl = ReturnType<typeof useChoice>;

/** The props of whatever shows or changes the choice. */
export type ChoiceProps = { control: ChoiceControl };

/**
 * The history entry is the only memory of the choice: its address, and its state for an amount that was refused. It is
 * read at every arrival, and written after every change.
 */
export function useChoice() {
  const hydrated = useHydrated();
  const location = useLocation();
  const [state, setState] = useState<State>(() =>
    typeof window === 'undefined'
      ? { choice: emptyChoice, link: 'none' }
      : withFound(stateAt(openedAt())),
  );

  const followers = useRef(new Set<(choice: Choice) => unknown>());
  const show = (next: State) => {
    setState(next);
    for (const follow of followers.current) follow(next.choice);
  };
  const readAddress = () => {
    const { hash } = entryUrl();
    // The address of a part of the page keeps the choice.
    if (hash === '' || choiceInFragment(hash)) show(stateAt(hash));
  };
  const lastLocation = useRef(location);
  useLayoutEffect(() => {
    if (lastLocation.current !== location) readAddress();
    lastLocation.current = location;
  }, [location]);
  useEffect(() => {
    // The router does not know what this page has written, so it may see no change.
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);

  useWrittenAddress(state);

  const { choice } = state;
  const change = (choice: Choice) => show({ choice, link: 'none' });
  /** A screen reader says the radio, then the gift, or why it has no amount. */
  const choose = (choice: Choice) => {
    change(choice);
    sayGift(choice);
  };
  return {
    /** Before hydration nothing is chosen, as in the built page. */
    choice: hydrated ? choice : emptyChoice,
    hydrated,
    link: hydrated ? state.link : 'none',
    setPurpose: (purpose: string) => choose(withPurpose(choice, purpose)),
    setOften: (often: Choice['often']) => choose(withOften(choice, often)),
    setCurrency: (currency: Choice['currency']) => choose(withCurrency(choice, currency)),
    pick: (place: number) => choose(withPlace(choice, place)),
    type: (text: string) => change(withTyped(choice, text)),
    /** Calls `follow` whenever another choice or link is shown. The returned function ends that. */
    followChoice: useCallback((follow: (choice: Choice) => unknown) => {
      const { current } = followers;
      current.add(follow);
      return () => void current.delete(follow);
    }, []),
    /** Announces the gift, or why the typed amount makes none. */
    sayTyped: () => sayGift(choice),
  };
}

/** Writes each change of the choice into the history entry. What came from a link is there already. */
function useWrittenAddress(state: State) {
  const location = useLocation();
  const fragment = giftFragment(giftAnswers(state.choice));
  // The address has no words for a typed amount that was refused, so the entry's state keeps it.
  const refusedAmount = giftIn(state.choice) ? '' : typedText(state.choice);
  const lastWrite = useRef(-BETWEEN_WRITES_MS);
  useEffect(() => {
    const { hash } = entryUrl();
    const isInAddress = hash === `#${fragment}` || (fragment === '' && !choiceInFragment(hash));
    const isInEntry = isInAddress && (entryState()['refusedAmount'] ?? '') === refusedAmount;
    if (isInEntry || state.link !== 'none') return;
    const stop = new AbortController();
    const write = () => {
      stop.abort();
      lastWrite.current = performance.now();
      const { pathname, search } = entryUrl();
      const address = `${pathname}${search}${fragment && '#'}${fragment}`;
      // Not through the router, which would give up a navigation that has begun.
      replaceEntry({ address, state: { byPage: true, refusedAmount } });
    };
    const timer = setTimeout(write, lastWrite.current + BETWEEN_WRITES_MS - performance.now());
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    // Written before a click, which may lead to another entry.
    document.addEventListener('click', write, { capture: true, signal: stop.signal });
    return () => stop.abort();
    // A navigation (`location`) may have led to an entry that lacks the choice.
  }, [fragment, refusedAmount, state, location]);
}
