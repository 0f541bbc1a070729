import { organization } from '../content/organization.ts';

/** The home's address, in lines. */
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
