import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { messageTexts } from '../../content/messages.ts';
import { sponsorshipThanks } from '../../content/page-texts/children.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from './sponsorship-thanks.module.css';

type SponsorshipThanksProps = {
  id: string;
  /** The address of the chosen plan on How to give. */
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
    <div className={styles.thanks}>
      <p id={`${id}-press`} className={styles.press}>
        {messageTexts.pressSend('email')}
      </p>
      <h2 ref={heading} id={id} tabIndex={-1} aria-describedby={`${id}-press ${id}-sent`}>
        {sponsorshipThanks.title}
      </h2>
      <p id={`${id}-sent`}>{sponsorshipThanks.text}</p>
      <Link to={`/give${fragment}`} className={buttonClass('blue')}>
        {pageNames.give}
      </Link>
      <Button look="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
