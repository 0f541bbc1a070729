import { organization } from '../content/organization.ts';

/** Where the home is, a line each. */
export function HomeAddress() {
  const { address, landmark } = organization;
  return (
    <address>
      {[...address.lines, landmark].map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </address>
  );
}
