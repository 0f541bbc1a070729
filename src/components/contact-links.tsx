import { organization } from '../content/organization.ts';
import { telHref } from '../lib/phone.ts';
import { moreLinkClass } from '../ui/more-link.ts';

/** Phone and e-mail of the home, for the end of a text that tells the visitor to get in touch. */
export function ContactLinks() {
  const { phones, email } = organization;
  return (
    <div>
      <div>
        <a href={telHref(phones[0])} className={moreLinkClass}>
          {`Call ${phones[0]}`}
        </a>
      </div>
      <a href={`mailto:${email}`} className={moreLinkClass}>
        {`Write to ${email}`}
      </a>
    </div>
  );
}
