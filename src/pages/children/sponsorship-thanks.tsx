import { useEffect, useRef } from 'react';
import { sponsorshipThanks } from '../../content/page-texts/children.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { Button, ButtonLink } from '../../design-system/button.tsx';
import { Icon } from '../../design-system/icon.tsx';
import styles from './sponsorship-thanks.module.css';

type SponsorshipThanksProps = {
  id: string;
  /** How to give, with the chosen plan. */
  address: string;
  onClose: () => void;
};

/**
 * Moves the focus to the heading, because the clicked button is gone. The text describes the heading, because the
 * dialog may close before a screen reader has read on.
 */
export function SponsorshipThanks({ id, address, onClose }: SponsorshipThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text, lastStep } = sponsorshipThanks;
  return (
    <div className={styles.thanks}>
      <div className={styles.children} aria-hidden="true" />
      <h2 ref={heading} id={id} tabIndex={-1} aria-describedby={`${id}-step ${id}-sent`}>
        {title}
      </h2>
      <div className={styles.step}>
        <Icon name="mail" />
        <p id={`${id}-step`}>
          <strong>{lastStep.title}</strong> {lastStep.text}
        </p>
      </div>
      <p id={`${id}-sent`}>{text}</p>
      <div className={`${styles.buttons} button-row`}>
        <ButtonLink to={address} look="outline" label={pageNames.give} />{' '}
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
