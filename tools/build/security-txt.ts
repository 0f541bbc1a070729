const DAY_MS = 24 * 60 * 60 * 1000;

export type SecurityContact = { siteUrl: string; email: string };

/** RFC 9116 recommends an expiry within a year, so publish at least once a year. */
export function securityTxt({ siteUrl, email }: SecurityContact, builtOn: Date): string {
  const expires = new Date(builtOn.getTime() + 360 * DAY_MS);
  return `Contact: mailto:${email}
Contact: ${siteUrl}/contact
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
