import { organization } from '../content/organization.ts';
import { moreLinkClass } from '../design-system/more-link.ts';
import { PhoneLink } from './phone-link.tsx';

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
