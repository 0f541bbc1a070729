import { organization } from '../content/organization.ts';
import { telHref } from '../lib/phone.ts';
import { moreLinkClass } from '../ui/more-link.ts';

/** The two ways to the home, at the end of a text that asks for one. */
export function ContactLinks() {
  const { phones, email } = organization;
  return (
    <div>
      <div>
        <a href={telHref(phones[0])} className={moreLinkClass}>
          Call {phones[0]}
        </a>
      </div>
      <a href={`mailto:${email}`} className={moreLinkClass}>
        Write to {email}
      </a>
    </div>
  );
}
