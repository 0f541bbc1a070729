import { organization, type Organization } from '../content/organization.ts';
import { contentFile, escapedText } from '../lib/content-lines.ts';

/** The address of the file. It is named after the home, because a phone shows the name of a file that it has saved. */
export const contactCardPath = `/${organization.shortName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.vcf`;

type Contact = Pick<Organization, 'name' | 'phones' | 'email' | 'address' | 'siteUrl'>;

/**
 * The home as a contact, in vCard 3.0 (RFC 2426): iPhones and Android phones read and write it, and not all
 * of them version 4. Without payment numbers, which an address book would keep when they have changed.
 */
export function contactCard({ name, phones, email, address, siteUrl }: Contact): string {
  return contentFile([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapedText(name)};;;;`,
    `FN:${escapedText(name)}`,
    `ORG:${escapedText(name)}`,
    // iPhones list it under its name instead of as a person.
    'X-ABShowAs:COMPANY',
    ...phones.map((phone) => `TEL;TYPE=WORK,VOICE:${phone.replaceAll(/[^+\d]/g, '')}`),
    `EMAIL;TYPE=INTERNET:${email}`,
    `ADR;TYPE=WORK:;;${escapedText(address.words)};;;;`,
    `URL:${siteUrl}`,
    'END:VCARD',
  ]);
}
