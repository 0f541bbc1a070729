import { organization } from '../content/organization.ts';
import { buttonClass } from '../design-system/button.tsx';
import { PhoneLink } from './phone-link.tsx';

export function ContactButtons() {
  const { email } = organization;
  return (
    <>
      <PhoneLink call className={buttonClass('blue')} />{' '}
      <a href={`mailto:${email}`} className={buttonClass('outline')}>
        {`E-mail ${email}`}
      </a>
    </>
  );
}
