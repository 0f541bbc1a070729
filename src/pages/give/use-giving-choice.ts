import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { annualFees } from '../../content/payments.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { choiceOf, fragmentOf, type GivingChoice } from '../../lib/giving-plan.ts';
import { readFields, showChoice, type FieldsChoice } from './giving-fields.ts';

const firstChoice: GivingChoice = { kind: 'plan', usd: annualFees.usd, frequency: 'annual' };

/** In ms. Browsers limit how often a history entry may be changed, and a held arrow key chooses often. */
const WRITTEN_MS = 400;

/**
 * The choice stands in the fields, which keep what is chosen before hydration, and in the address's
 * fragment, which can be shared and reaches no server. A fragment that names no choice changes nothing.
 * `read` is to be called when a field changes.
 */
export function useGivingChoice() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const written = useRef('');
  const [chosen, setChosen] = useState<FieldsChoice>({ choice: firstChoice, isOwn: false });

  const read = () => {
    if (fields.current) setChosen(readFields(fields.current));
  };

  useLayoutEffect(() => {
    if (!fields.current) return;
    const named = choiceOf(hash);
    // By the time that our own fragment arrives, the visitor may have chosen again.
    if (hash === written.current) written.current = '';
    else if (named) showChoice(fields.current, named);
    setChosen(readFields(fields.current));
  }, [hash]);

  const next = chosen.choice && fragmentOf(chosen.choice);
  const inAddress = fragmentOf(choiceOf(hash) ?? firstChoice);
  useTimeout(
    () => {
      if (!next) return;
      written.current = next;
      void navigate(next, { replace: true, state: STAY_IN_PLACE });
    },
    next && next !== inAddress ? WRITTEN_MS : null,
  );

  return { fields, chosen, read };
}
