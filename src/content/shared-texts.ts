/** What more than one page says. */

/** What links, headings, the menu and the browser’s tab call each page. */
export const pageNames = {
  home: 'Home',
  about: 'About Us',
  children: 'Our Children',
  programs: 'Programs',
  gallery: 'Gallery',
  getInvolved: 'Get Involved',
  give: 'How to give',
  contact: 'Contact',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
  safeguarding: 'Safeguarding',
  notFound: 'Page not found',
} as const;

/** Asks somebody who may have typed shillings as dollars. */
export const didYouMean = (sum: string) => `Did you mean ${sum}?`;

/** The closing band of Get Involved and How to give. */
export const talkToUs = {
  title: 'Talk to us first, if you like',
  text: 'We are glad to answer before you decide, by phone or by e-mail.',
} as const;

/** Names Contact's form, and the links to it. */
export const askForVisit = 'Ask for a day to visit';
