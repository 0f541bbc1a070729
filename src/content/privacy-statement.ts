import { statementNames } from './page-texts.ts';
import type { Statement } from './statement.ts';

/** Hosts and keys are not named here: the page takes them from the settings that the code obeys. */
export const privacyStatement = {
  title: statementNames.privacy,
  lead: 'No account, no cookies, and nothing of what you type reaches us unless you send it.',
  reviewed: '2026-11-21',
  sections: [
    {
      id: 'stored',
      title: 'What your browser keeps',
      paragraphs: ['There are no accounts and no cookies.'],
    },
    {
      id: 'hosts',
      title: 'Who else is asked',
      paragraphs: [
        'Besides the host of this site there are these, and no others: your browser is told to refuse the rest. Each is sent your internet address and the kind of your browser, as any host is.',
      ],
    },
    {
      id: 'forms',
      title: 'What you type',
      paragraphs: [
        'The forms have no server behind them. What you type stays in the page until you leave it, and is not stored.',
        'The sponsorship form, the note about a gift and the form that asks for a visit put your words into a message in an app of your own, by mail, as a text message or in a chat where we offer one, or onto your clipboard. The contact form delivers nothing by itself; it offers you a mail. We get your words only if you send that message, and it passes through your service and ours.',
        'If you choose to write in a web mailbox instead, your words go to its host with that press:',
      ],
    },
    {
      id: 'links',
      title: 'Where links lead',
      paragraphs: [
        'Directions, web mailboxes and the builder’s credit open in a new tab on other sites, which have rules of their own. They are told at most that you come from this site, not from which page, and nothing before you press.',
        'Buttons that copy write to your clipboard. The site never reads it.',
      ],
    },
    {
      id: 'logs',
      title: 'The host of this site',
      paragraphs: [
        'Whoever delivers a site is sent your internet address, the page that you ask for and the kind of your browser.',
        {
          toConfirm:
            'Our host may keep these in log files for a while, to keep the site running and safe. We do not use them to find out who you are.',
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'No child is named on this site. How we choose what to show of children stands on a page of its own.',
      ],
    },
    {
      id: 'ask',
      title: 'What we hold, and how to ask',
      paragraphs: [
        {
          toConfirm:
            'When you write, call, give or visit, we keep what we need to answer you and to account for your gift, and show it to nobody who does not need it for that.',
        },
        'Ask us what we hold about you, and to correct or delete what is false or not needed: call or write.',
        'In Kenya, the Data Protection Act of 2019 protects these rights. If our answer is not enough, you can complain to the Office of the Data Protection Commissioner.',
      ],
    },
  ],
} as const satisfies Statement;

export const outsideHostTexts = {
  counter:
    'The count of visits. It is asked once the page has been drawn, and that counts a visit. When it has answered, the same tab does not ask again. It is sent no cookie and is not told which page you read.',
  map: 'Google Maps. Nothing is asked of it before you press Show the map or Get Directions. From then on Google’s own rules hold, and it may use cookies.',
  ownPictures:
    'Pictures, fonts and scripts come from this site itself. So before you press anything, nobody but the counter is asked.',
  /** Where no counter is set. */
  ownPicturesNoCounter:
    'Pictures, fonts and scripts come from this site itself. So before you press anything, nobody else is asked.',
} as const;

export const storedNoteTexts = {
  notes:
    'Two notes stay in your browser, both for the count of visits at the foot of each page. Neither says who you are. Where your browser refuses them, the site works all the same.',
  /** Where no counter is set. */
  noNotes: 'Nothing of your visit stays in your browser.',
  visited: 'In session storage: that this tab has been counted. It goes when you close the tab.',
  count:
    'In local storage: the last number of visits. It stays until you clear what your browser keeps of this site.',
} as const;
