export type ContactSubject =
  | 'sponsorship'
  | 'volunteer'
  | 'donation'
  | 'partnership'
  | 'visit'
  | 'general'
  | 'other';

export const contactSubjects = [
  { value: 'sponsorship', label: 'Sponsoring a child' },
  { value: 'volunteer', label: 'Volunteering' },
  { value: 'donation', label: 'Donating' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'visit', label: 'Visiting the home' },
  { value: 'general', label: 'General question' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly { value: ContactSubject; label: string }[];

export type ContactFormDelivery = {
  /** Nowhere: the page thanks and then offers the same text as an e-mail. There is no other kind yet. */
  kind: 'none';
  /** Whether the home knows that and wants it so. Until then `npm run launch-check` lists it. */
  confirmedByHome: boolean;
};

/** Where the contact form's messages go. If that changes, so must what `privacy-statement.ts` says. */
export const contactFormDelivery: ContactFormDelivery = { kind: 'none', confirmedByHome: false };
