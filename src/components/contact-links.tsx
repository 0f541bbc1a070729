import { organization } from '../content/organization.ts';
import { moreLinkClass } from '../ui/more-link.ts';
import { PhoneLink } from './phone-link.tsx';

/** Phone and e-mail of the home, for the end of a text that tells the visitor to get in touch. */
export function ContactLinks() {
  const { email } = organization;
  return (
    <div>
      <div>
        <PhoneLink call className={moreLinkClass} />
      </div>
      <a href={`mailto:${email}`} className={moreLinkClass}>
        {`Write to ${email}`}
      </a>
    </div>
  );
}
