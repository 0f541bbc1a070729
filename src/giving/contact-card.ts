import { organization, type Organization } from '../content/organization.ts';
import { contentFile, escapedText } from '../lib/content-lines.ts';

/** Named after the home, because a phone shows the name of a saved file. */
export const contactCardPath = `/${organization.shortName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.vcf`;

/**
 * vCard 3.0 (RFC 2426), because not all phones read version 4. Without payment numbers: an address book would keep them
 * after they have changed.
 */
export function contactCard({ name, phones, email, address, siteUrl }: Organization): string {
  return contentFile([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapedText(name)};;;;`,
    `FN:${escapedText(name)}`,
    `ORG:${escapedText(name)}`,
    // iPhones list it as a company instead of a person.
    'X-ABShowAs:COMPANY',
    ...phones.map((phone) => `TEL;TYPE=WORK,VOICE:${phone.replaceAll(/[^+\d]/g, '')}`),
    `EMAIL;TYPE=INTERNET:${email}`,
    `ADR;TYPE=WORK:;;${escapedText(address.words)};;;;`,
    `URL:${siteUrl}`,
    'END:VCARD',
  ]);
}
