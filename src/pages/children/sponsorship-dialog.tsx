import { type CSSProperties, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { MonthsOfSchool, monthsInWords } from '../../components/months-of-school.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import type { ChildProfile } from '../../content/groups-of-children.ts';
import { type PhotoSlug, sitePhotos } from '../../content/photos.generated.ts';
import { whatSponsoringIs } from '../../content/sponsoring.ts';
import { liveRegion } from '../../browser/announce.ts';
import { readFields, type Values } from '../../forms/fields.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { formatInKes } from '../../giving/exchange-rate.ts';
import { monthsOfSchool, wholeMonths } from '../../giving/school-year.ts';
import type { Email } from '../../lib/message-address.ts';
import { formatUsd } from '../../lib/money.ts';
import { DialogTitle } from '../../design-system/dialog-title.tsx';
import { Icon } from '../../design-system/icon.tsx';
import styles from './sponsorship-dialog.module.css';
import { SponsorshipForm } from './sponsorship-form.tsx';
import { choicesOf, composeSponsorship, planAddress } from './sponsorship-message.ts';
import { SponsorshipThanks } from './sponsorship-thanks.tsx';
import type { SponsorshipFlow } from './use-sponsorship-flow.ts';

type SponsorshipDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  profile: ChildProfile;
  flow: SponsorshipFlow;
  /** What was typed about the visitor in the dialog of another group. */
  visitor: Values;
  onVisitor: (visitor: Values) => void;
  /** Called with the mail that was opened, and with null once the form has changed. */
  onMail: (mail: Email | null) => void;
  onClosed: () => void;
};

/**
 * The dialog is prerendered, so it opens before hydration. Behind the thanks the form stays, so nothing typed is lost.
 */
export function SponsorshipDialog(props: SponsorshipDialogProps) {
  const { ref, id, profile, flow, visitor, onVisitor, onMail, onClosed } = props;
  const { name: groupName, priceUsd } = profile;
  const fields = useTypedFields<HTMLFormElement>(`${id}-form`, { written: visitor });
  const form = fields.props.ref;
  const tell = () => onVisitor(aboutVisitor(fields.values ?? {}));
  const isKnown = fields.values !== null;
  const tellAtStart = useEffectEvent(tell);
  // The browser may have filled the form in after Back.
  useEffect(() => {
    if (isKnown) tellAtStart();
  }, [isKnown]);
  const close = () => ref.current?.close();
  const [address, setAddress] = useState('/give');
  const { sent, hold } = flow;
  const { plan } = choicesOf(fields.values ?? {});
  const usd = plan?.usd ?? priceUsd;
  const paid = plan
    ? wholeMonths(monthsOfSchool({ currency: 'USD', amount: plan.usd }, priceUsd))
    : 0;
  const months = (
    <>
      <MonthsOfSchool paid={paid} />
      <p>{plan ? monthsInWords(paid) : ''}</p>
    </>
  );
  return (
    <dialog
      ref={ref}
      id={id}
      className={`${styles.dialog} no-print`}
      data-sent={sent || undefined}
      aria-labelledby={sent ? `${id}-thanks` : `${id}-title`}
      onClose={() => {
        flow.reset();
        tell();
        onClosed();
      }}
      onKeyDown={hold}
      onPointerDown={hold}
      onTouchStart={hold}
      onPointerMove={(event) => {
        // Browsers fire a move of 0 px when content changes under a pointer at rest.
        if (event.movementX !== 0 || event.movementY !== 0) hold();
      }}
    >
      {sent ? <SponsorshipThanks id={`${id}-thanks`} address={address} onClose={close} /> : null}
      <div className={styles.content} hidden={sent}>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          command="close"
          commandfor={id}
        >
          <Icon name="close" />
        </button>
        <div className={styles.sheet} data-hour="mist" style={groundOf(profile.profileImage)}>
          <Photo
            slug={profile.profileImage}
            sizes="(min-width:64em) 24rem,(min-width:48em) 44rem,100vw"
            alt=""
            className={styles.photo}
          />
          <div className={styles.words}>
            <DialogTitle id={`${id}-title`} aria-describedby={`${id}-price ${id}-lead`}>
              {`Support ${groupName}`}
            </DialogTitle>
            <p id={`${id}-price`} className={styles.price}>
              {`${formatUsd(usd)} a year (${formatInKes(usd)})`}
            </p>
            <div className={styles.months}>{months}</div>
            <p id={`${id}-lead`} className={styles.lead}>
              {whatSponsoringIs} Tell us how to reach you, and your mail app will open with the
              message, ready to send.
            </p>
          </div>
        </div>
        <SponsorshipForm
          fields={fields}
          id={id}
          groupName={groupName}
          months={months}
          sending={flow.sending}
          tooLong={flow.tooLong}
          onEdit={() => {
            flow.forget();
            onMail(null);
          }}
          onSubmit={() => {
            const mail = flow.send(() => {
              if (!form.current) throw new Error('The sponsorship form is not there');
              const values = readFields(form.current);
              setAddress(planAddress(values));
              return composeSponsorship(values, groupName);
            });
            if (mail) onMail(mail);
          }}
        />
      </div>
      <div className="visually-hidden" {...liveRegion} />
    </dialog>
  );
}

/** React's types know no custom properties. */
function groundOf(slug: PhotoSlug): CSSProperties {
  return { '--ground': sitePhotos[slug].ground } as CSSProperties;
}

/** The fields that stay the same whichever group is sponsored. The forms of the other groups start with these. */
function aboutVisitor(values: Values): Values {
  const names = ['sponsorName', 'email', 'phone', 'preferredContact', 'address'];
  return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}
