import { organization } from '../content/organization.ts';
import { PhoneLink } from './phone-link.tsx';

export function ContactButtons() {
  const { email } = organization;
  return (
    <>
      <PhoneLink call className="button blue" />{' '}
      <a href={`mailto:${email}`} className="button outline">
        {`E-mail ${email}`}
      </a>
    </>
  );
}
