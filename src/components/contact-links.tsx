import { organization } from '../content/organization.ts';
import { moreLinkClass } from '../design-system/more-link.ts';
import { PhoneLink } from './phone-link.tsx';

/** The home's phone and e-mail, for the end of a text that asks the visitor to get in touch. */
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
