import { listedWords, sentenceCase } from '../../lib/text.ts';
import { isAnyWaiting } from '../groups-of-children.ts';
import { homeSettings } from '../home-settings.ts';
import { otherApps, otherMessages } from '../messages.ts';
import { takesVisits } from '../organization.ts';
import { locationTexts, pageNames } from '../shared-texts.ts';
import type { Statement } from '../statement.ts';

const hasChat = otherApps.includes('whatsapp');

const messages = ['an e-mail', ...otherMessages];

const forms = [
  ...(isAnyWaiting ? ['the sponsorship form'] : []),
  'the note about a gift',
  ...(takesVisits ? ['the form that asks for a visit'] : []),
];

/** No hosts or keys here: the page takes them from the settings that the code uses. */
export const privacyStatement = {
  title: pageNames.privacy,
  lead: 'No accounts, no cookies, and nothing you type reaches us unless you send it.',
  reviewed: '2026-11-24',
  sections: [
    {
      id: 'stored',
      title: 'What your browser keeps',
      paragraphs: [],
    },
    {
      id: 'hosts',
      next: { to: '/contact', label: pageNames.contact },
      title: 'Which other sites are contacted',
      paragraphs: [
        'Apart from this site’s own host, our pages can load things only from the sites named here. Your browser is told to refuse all others. A site that is contacted receives your internet address and the type of your browser, as any host does.',
      ],
    },
    {
      id: 'forms',
      next: { to: '/give', label: pageNames.give },
      title: 'What you type',
      paragraphs: [
        'The forms have no server behind them. What you type stays in the open page, and this site does not store it. Your browser itself may fill it in again when you come back to the page.',
        `The one exception is ${pageNames.give}: the amount that you choose, and how often you would pay it, become part of the page’s address, so that you can find or share them again. They stay in your browser’s history and are not sent to us.`,
        `${sentenceCase(listedWords(forms))} ${forms.length > 1 ? 'put' : 'puts'} your words into a message in an app of your own: ${listedWords(messages, 'or')}. You can also copy them. ${homeSettings.contactForm ? 'The contact form delivers nothing by itself; it offers you an e-mail. ' : ''}We receive your words only if you send that message, and it passes through your provider and ours.`,
        `If you open your message in a web mailbox${hasChat ? ' or a chat' : ''}, your words go to that service as soon as you press its link. These services are named under “Where links lead”.`,
      ],
    },
    {
      id: 'links',
      title: 'Where links lead',
      paragraphs: [
        `The links below open another site in a new tab, and that site’s own rules apply there. It may learn that you came from this site, but not from which page, and it learns nothing before you press the link. A web mailbox${hasChat ? ' or WhatsApp' : ''} also receives your message, and Google Maps our address.`,
        'The Share button hands a sentence and a link to the app that you choose on your device. The copy buttons write to your clipboard; the site never reads it.',
      ],
    },
    {
      id: 'logs',
      title: 'The host of this site',
      paragraphs: [
        'Whoever hosts a site receives your internet address, the page that you ask for and the type of your browser.',
        // to confirm
        'Our host may keep these in log files for a while, to keep the site running and safe. We do not use them to find out who you are.',
      ],
    },
    {
      id: 'children',
      next: { to: '/safeguarding', label: pageNames.safeguarding },
      title: 'Children',
      paragraphs: [
        `No child is named on this site. ${pageNames.safeguarding} says how we choose what to show of children.`,
      ],
    },
    {
      id: 'ask',
      title: 'What we hold about you, and how to ask',
      paragraphs: [
        // to confirm
        'When you write, call, give or visit, we keep what we need to answer you and to account for your gift, and show it only to those who need it for that.',
        'You can ask what we hold about you, and ask us to correct or delete what is wrong or no longer needed: call or write to us.',
        'In Kenya, the Data Protection Act of 2019 protects these rights. If you are not satisfied with our answer, you can complain to the Office of the Data Protection Commissioner.',
      ],
    },
  ],
} as const satisfies Statement;

export const outsideHostTexts = {
  map: `Google Maps. It is not contacted until you press ${locationTexts.showMap} or ${locationTexts.directions}. From then on Google’s own rules apply, and it may use cookies.`,
  /** If this site counts its visits itself. */
  ownCounter: {
    pictures:
      'Pictures, fonts and scripts come from this site itself. So before you press anything, no other site is contacted.',
    count:
      'This site counts its own visits and stores only the number. Your browser asks for it once the page has appeared. So that nobody is counted a hundred times, the counter remembers internet addresses for a short while and writes none of them down.',
  },
  /** If an outside service counts them. */
  outsideCounter: {
    pictures:
      'Pictures, fonts and scripts come from this site itself. So before you press anything, only the counter is contacted.',
    count:
      'This service counts visits. It is contacted once the page has appeared, and that counts as a visit. Once it has answered, the same tab does not ask again. It receives no cookie and does not learn which page you are reading.',
  },
} as const;

/** What a link opens each site for. privacy/opened-sites.tsx has the addresses. */
export const openedSiteTexts = {
  webmail: 'your message in a web mailbox',
  chat: 'a message in WhatsApp',
  map: 'Google Maps, for the map and directions',
  builder: 'who built this site',
  social: 'to follow us there',
  /** Links in the answers of home-questions.ts. */
  answer: 'to read or check what we say about ourselves',
} as const;

export const storedNoteTexts = {
  notes:
    'Two notes stay in your browser, both for the number of visits at the foot of each page. Neither says who you are. If your browser refuses them, the site works just the same.',
  visited:
    'In session storage: that this tab has been counted. It is removed when you close the tab.',
  count:
    'In local storage: the latest number of visits. It stays until you clear your browser’s data for this site.',
} as const;
