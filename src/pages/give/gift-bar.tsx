import { useEffect, useState } from 'react';
import { giftSentence } from '../../giving/gift-words.ts';
import { wholeGift } from '../../lib/gift.ts';
import { unbrokenSums } from '../../lib/money.ts';
import styles from './gift-bar.module.css';
import { PartLink } from './part-link.tsx';
import { ChoiceLink } from './choice-link.tsx';
import type { StepId } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';

/**
 * The gift at the foot of a phone's screen while the visitor chooses and pays. It goes where a note is written, and
 * while the visitor types, because it would cover the field above the keyboard.
 */
export function GiftBar({ control: { choice, link } }: ChoiceProps) {
  const [step, setStep] = useState<'head' | 'choose' | 'pay' | null>(null);
  useEffect(() => {
    // A privacy extension may remove IntersectionObserver. Nothing depends on the bar.
    if (!('IntersectionObserver' in window)) return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        setStep(stepOf(inView));
      },
      // A step counts once it reaches the upper two thirds of the screen.
      { rootMargin: '0px 0px -33%' },
    );
    for (const id of ['road', 'choose', 'pay', 'tell-us'] satisfies (StepId | 'road')[]) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  const gift = wholeGift(choice);
  // The head of the page already says what a link holds.
  if (!gift || !step || (link !== 'none' && step === 'head')) return null;
  return (
    <div role="group" className={`${styles.bar} no-print`} aria-label="Your gift so far">
      <p>
        <span>{unbrokenSums(`${giftSentence(gift)}.`)}</span>{' '}
        <ChoiceLink to="what">Change gift</ChoiceLink>
      </p>
      <PartLink to={step === 'pay' ? 'tell-us' : 'pay'} className="button blue">
        {step === 'pay' ? 'I paid' : 'Pay'}
      </PartLink>
    </div>
  );
}

function stepOf(inView: ReadonlySet<string>): 'head' | 'choose' | 'pay' | null {
  if (inView.has('tell-us')) return null;
  if (inView.has('pay')) return 'pay';
  if (inView.has('road')) return 'head';
  return inView.has('choose') ? 'choose' : null;
}
