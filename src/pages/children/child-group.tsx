import { formatInKes } from '../../giving/exchange-rate.ts';
import { useRef, useState } from 'react';
import { needsReact, withoutScript } from '../../boot-contract.ts';
import { MailHelp } from '../../components/message/message-notices.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { useSentMail } from '../../components/message/use-sent-mail.tsx';
import type { ChildProfile } from '../../content/groups-of-children.ts';
import { organization } from '../../content/organization.ts';
import type { Values } from '../../forms/fields.ts';
import { mailtoAddress } from '../../lib/message-address.ts';
import { formatUsd } from '../../lib/money.ts';
import { possessive } from '../../lib/text.ts';
import { Button } from '../../design-system/button.tsx';
import styles from './child-group.module.css';
import { SponsorshipDialog } from './sponsorship-dialog.tsx';
import { SUBJECT } from './sponsorship-message.ts';
import { useSponsorshipFlow } from './use-sponsorship-flow.ts';

type ChildGroupProps = {
  profile: ChildProfile;
  /** Passed to `SponsorshipDialog`. */
  visitor: Values;
  onVisitor: (visitor: Values) => void;
};

export function ChildGroup({ profile, visitor, onVisitor }: ChildGroupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const flow = useSponsorshipFlow(() => dialog.current?.close());
  /** The message that the form had opened when the dialog closed. */
  const [closedWith, setClosedWith] = useState(flow.opened);
  const sent = useSentMail(`${profile.id}-sent`);
  const support = `Support ${possessive(profile.name)} Education`;
  const dialogId = `sponsor-${profile.id}`;
  const mailLink = mailtoAddress({
    to: organization.email,
    subject: SUBJECT,
    body: `I would like to support: ${profile.name}`,
  });
  return (
    <li className={styles.card} aria-labelledby={`${profile.id}-name`}>
      <div className={styles.picture}>
        <Photo
          slug={profile.profileImage}
          sizes="(min-width:100em) 52rem,(min-width:80em) min(54vw,43.5rem),90vw"
        />
        {profile.sponsored ? <p className={styles.badge}>Sponsored</p> : null}
      </div>
      <div className={styles.words}>
        <div className={styles.part}>
          <h3 id={`${profile.id}-name`}>{profile.name}</h3>
          <p className={styles.facts}>{`${profile.age}, ${profile.grade}`}</p>
          <p>{profile.story}</p>
        </div>
        <div className={styles.part}>
          <ul className={styles.interests} aria-label="Interests">
            {profile.interests.map((interest) => (
              <li key={interest}>{interest}</li>
            ))}
          </ul>
          <p className={styles.fees}>
            <strong>{formatUsd(profile.priceUsd)}</strong> <span>for a year at school</span>{' '}
            <span>{`(${formatInKes(profile.priceUsd)})`}</span>
          </p>
          {profile.sponsored ? null : (
            <>
              <p className={styles.support}>
                <Button look="sun" command="show-modal" commandfor={dialogId} {...needsReact}>
                  {support}
                </Button>
                <a className="button sun" href={mailLink} {...withoutScript}>
                  Support by e-mail
                  <span className="visually-hidden">{` (${possessive(profile.name)} Education)`}</span>
                </a>
              </p>
              <SponsorshipDialog
                ref={dialog}
                id={dialogId}
                profile={profile}
                flow={flow}
                visitor={visitor}
                onVisitor={onVisitor}
                onMail={(mail) => {
                  sent.setMail(mail);
                  setClosedWith(null);
                }}
                onClosed={() => setClosedWith(flow.opened)}
              />
            </>
          )}
        </div>
      </div>
      {sent.field}
      {sent.mail ? (
        <div className={styles.help}>
          <MailHelp opened={{ app: 'email', whole: sent.mail }} of={closedWith} />
        </div>
      ) : null}
    </li>
  );
}
