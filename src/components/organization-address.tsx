import { organization } from '../content/organization.ts';

export function OrganizationAddress() {
  const { address, landmark } = organization;
  return (
    <address>
      {[...address.lines, landmark].map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </address>
  );
}
