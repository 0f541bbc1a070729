const DAY_MS = 24 * 60 * 60 * 1000;

export type SecurityContact = { siteUrl: string; email: string };

/** See RFC 9116, which recommends that the file expires in less than a year. So publish at least once a year. */
export function securityTxt({ siteUrl, email }: SecurityContact, builtOn: Date): string {
  const expires = new Date(builtOn.getTime() + 360 * DAY_MS);
  return `Contact: mailto:${email}
Contact: ${siteUrl}/contact
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
