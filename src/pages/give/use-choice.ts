import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../browser/announce.ts';
import { type Choice, withTyped } from '../../giving/choice.ts';
import { giftSentence } from '../../giving/gift-words.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { wholeGift } from '../../lib/gift.ts';
import { choiceStore, nothingShown } from './choice-store.ts';
import { refusedAmount } from './refused-amount.ts';

export type ChoiceControl = ReturnType<typeof useChoice>;

/** The props of whatever shows or changes the choice. */
export type ChoiceProps = { control: ChoiceControl };

/** What the page shows as chosen, and the functions that change it. */
export function useChoice() {
  const [store] = useState(choiceStore);
  const known = useSyncExternalStore(store.subscribe, store.current, () => nothingShown);
  const hydrated = useHydrated();
  // Renders again after a navigation.
  const location = useLocation();
  useLayoutEffect(() => store.arrive(), [store, location]);
  // Before hydration the choice is that of the built page.
  const shown = hydrated ? known : nothingShown;
  return useMemo(() => {
    /** A screen reader says the radio, then the gift, or why it has no amount. */
    const say = () => sayGift(store.current().choice);
    return {
      ...shown,
      hydrated,
      choose: (update: (choice: Choice) => Choice) => {
        store.change(update);
        say();
      },
      /** Says nothing, because the visitor goes on typing. `say` does. */
      type: (text: string) => store.change((choice) => withTyped(choice, text)),
      say,
    };
  }, [store, shown, hydrated]);
}

function sayGift(choice: Choice) {
  const gift = wholeGift(choice);
  announce(gift ? `${giftSentence(gift)}.` : refusedAmount(choice) || 'How much?');
}
