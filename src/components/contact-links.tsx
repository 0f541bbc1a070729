import { organization } from '../content/organization.ts';
import { PhoneLink } from './phone-link.tsx';

export function ContactLinks() {
  const { email } = organization;
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
