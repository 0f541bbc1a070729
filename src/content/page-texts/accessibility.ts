import { listedWords } from '../../lib/text.ts';
import { otherMessages } from '../messages.ts';
import { hasBank } from '../payments.ts';
import { pageNames } from '../shared-texts.ts';
import type { Statement } from '../statement.ts';

const otherWay =
  otherMessages.length > 0 ? `send ${listedWords(otherMessages, 'or')} where we offer it, or ` : '';

/** The statement promises only what the tests check. Change both together. */
export const accessibilityStatement = {
  title: pageNames.accessibility,
  lead: 'Everyone should be able to read this site, give and reach us, however they see, hear or use a device.',
  reviewed: '2026-11-25',
  sections: [
    {
      id: 'goal',
      title: 'Our goal',
      paragraphs: [
        'Our goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. For running text we go further: its contrast is at least 7 to 1.',
        'We believe that the site meets this goal, apart from the limits listed below. That is our own assessment.',
      ],
    },
    {
      id: 'tested',
      title: 'What we test, and how',
      paragraphs: ['These tests run automatically before any change to the site is accepted.'],
      points: [
        'The program axe-core checks every page at the width of a phone and of a desktop screen, as well as the menu, the tabs, the forms, the photo viewer and the error pages.',
        'The menu, the tabs, the slideshow, the forms and the photo viewer are used with the keyboard alone.',
        'Headings, fields and buttons are found by the names and roles that a screen reader says, and what it announces is checked.',
        'The main tasks are carried out in three browser engines: Chromium, Firefox and WebKit. Chromium is also tried in version 103 of 2022, because old phones get no newer one.',
        'Pages are read without JavaScript, on narrow screens, with reduced motion and with forced colours.',
        'The contrast between text and background is measured.',
      ],
    },
    {
      id: 'not-done',
      next: { to: '/contact', label: pageNames.contact },
      title: 'What we have not tested',
      paragraphs: [
        'No one who uses assistive technology has tested the site for us yet, and nobody from outside has audited it. Our tests read the names and roles that a screen reader would say. They do not run NVDA, JAWS, VoiceOver or TalkBack themselves.',
        'A program finds only some of the barriers that people meet. What you tell us counts for more.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits we know of',
      paragraphs: [],
      points: [
        'The map comes from Google, and we cannot change it. It appears only when you ask for it; the address and the landmark are beside it as text.',
        `The forms prepare a message for your mail app. If you have none, ${otherWay}copy the message and paste it where you write e-mail. You can also call us.`,
        `You pay through M-PESA${hasBank ? ' or your bank' : ''}. What you see there is not ours to change.`,
        'The site is in English only.',
      ],
    },
    {
      id: 'help',
      title: 'How to ask for help, or complain',
      paragraphs: [
        'Call or write to us. It helps if you say which page it was, what you wanted to do, and which device or assistive technology you use.',
        // to confirm
        'On the phone we will read out anything you could not read here, including the payment details.',
        // to confirm
        'If that does not help, ask for the person who leads the home.',
      ],
    },
  ],
} as const satisfies Statement;
