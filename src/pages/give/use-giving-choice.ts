import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { annualFees } from '../../content/payments.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { choiceOf, fragmentOf, type GivingChoice } from '../../lib/giving-plan.ts';
import { readFields, showChoice, type FieldsChoice } from './giving-fields.ts';

export const firstChoice: GivingChoice = { kind: 'plan', usd: annualFees.usd, frequency: 'annual' };

/** In ms. Browsers limit how often a history entry may be changed, and a held arrow key chooses often. */
const WRITTEN_MS = 400;

/**
 * The choice stands in the fields, which keep what is chosen before hydration, and in the address's
 * fragment, which can be shared and reaches no server. A fragment that names no choice changes nothing.
 * `choice` is null while an amount of one's own can't be read, `lastChoice` what was chosen before; `read` is to be called when a field changes.
 */
export function useGivingChoice(fields: RefObject<HTMLElement | null>) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<FieldsChoice>({ choice: firstChoice, isOwn: false });
  const [lastChoice, setLastChoice] = useState<GivingChoice>(firstChoice);
  const written = useRef('');

  const read = () => {
    if (!fields.current) return;
    const found = readFields(fields.current);
    setChosen(found);
    if (found.choice) setLastChoice(found.choice);
  };

  const readAddress = useEffectEvent(() => {
    const named = choiceOf(hash);
    // By the time that our own fragment arrives, the visitor may have chosen again.
    if (hash === written.current) written.current = '';
    else if (named && fields.current) showChoice(fields.current, named);
    read();
  });
  useLayoutEffect(() => readAddress(), [hash]);

  const { choice } = chosen;
  const next = choice ? fragmentOf(choice) : hash;
  const inAddress = fragmentOf(choiceOf(hash) ?? firstChoice);
  useTimeout(
    () => {
      written.current = next;
      void navigate(next, { replace: true, state: STAY_IN_PLACE });
    },
    choice && next !== inAddress ? WRITTEN_MS : null,
  );

  return { ...chosen, lastChoice, read };
}
