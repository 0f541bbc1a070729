import { useEffect, useRef } from 'react';
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
  return (
    <div className={styles.thanks}>
      <div className={styles.children} aria-hidden="true" />
      <h2 ref={heading} id={id} tabIndex={-1} aria-describedby={`${id}-step ${id}-sent`}>
        Thank You!
      </h2>
      <div className={styles.step}>
        <Icon name="mail" />
        <p id={`${id}-step`}>
          <strong>One last step</strong> Your words are in your mail app now. They reach us once you
          press Send there.
        </p>
      </div>
      <p id={`${id}-sent`}>
        Your interest in supporting our children has been sent. We'll contact you soon to discuss
        the next steps.
      </p>
      <div className={`${styles.buttons} button-row`}>
        <ButtonLink to={address} look="outline" label="How to give" />{' '}
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
