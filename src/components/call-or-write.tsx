import { organization } from '../content/organization.ts';
import { Icon } from '../design-system/icon.tsx';
import { PhoneLink } from './phone-link.tsx';

const { email } = organization;

/** '0700 000 000 or E-mail us', in a sentence. */
export function CallOrWrite({ write = 'E-mail us' }: { write?: string }) {
  return (
    <>
      <PhoneLink /> or{' '}
      <a href={`mailto:${email}`} className="one-line">
        {write}
      </a>
    </>
  );
}

type CallOrWriteButtonsProps = {
  /** Whether the button of the e-mail names the address. */
  address?: boolean;
  icons?: boolean;
};

/** On paper only the number is left: what a button opens is of no use there. */
export function CallOrWriteButtons({ address, icons }: CallOrWriteButtonsProps) {
  return (
    <>
      <PhoneLink call className="button blue">
        {icons ? <Icon name="phone" /> : null}
      </PhoneLink>{' '}
      <a href={`mailto:${email}`} className="button outline no-print">
        {icons ? <Icon name="mail" /> : null}
        {address ? `E-mail ${email}` : 'E-mail us'}
      </a>
    </>
  );
}

/** Two links, one below the other. */
export function CallOrWriteLinks() {
  return (
    <div>
      <div>
        <PhoneLink call className="more-link" />
      </div>
      <a href={`mailto:${email}`} className="more-link">
        {`Write to ${email}`}
      </a>
    </div>
  );
}
