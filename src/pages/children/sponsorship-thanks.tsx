import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { microcopy } from '../../content/microcopy.ts';
import { childrenTexts } from '../../content/page-texts.ts';
import { Button } from '../../ui/button.tsx';
import { moreLinkClass } from '../../ui/more-link.ts';
import styles from './sponsorship-thanks.module.css';

type SponsorshipThanksProps = {
  id: string;
  /** Of the chosen plan on How to give. */
  fragment: string;
  onClose: () => void;
};

/**
 * The focus moves to the heading, because the clicked button is gone. The heading is described by the
 * text, because the dialog may close before a screen reader has read on.
 */
export function SponsorshipThanks({ id, fragment, onClose }: SponsorshipThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['thanks']}>
      <h2 ref={heading} id={id} tabIndex={-1} aria-describedby={`${id}-sent ${id}-press`}>
        {microcopy.thankYou}
      </h2>
      <p id={`${id}-sent`}>{microcopy.sponsorshipSent}</p>
      <p id={`${id}-press`}>
        <strong>Press Send in your mail app to finish.</strong>
      </p>
      <Link to={`/give${fragment}`} className={moreLinkClass}>
        {childrenTexts.payPlan}
      </Link>
      <Button look="blue" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
