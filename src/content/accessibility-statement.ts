import { statementNames } from './page-texts.ts';
import type { Statement } from './statement.ts';

/** It says what the tests hold and no more: change it with them. */
export const accessibilityStatement = {
  title: statementNames.accessibility,
  lead: 'Everybody should be able to read this site, to give and to reach us, whatever they see, hear or hold.',
  reviewed: '2026-11-21',
  sections: [
    {
      id: 'goal',
      title: 'Our goal',
      paragraphs: [
        'The goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. The contrast of running text goes beyond it: at least 7 to 1.',
        'We believe that the site meets this goal, within the limits that stand below. That is our own finding.',
      ],
    },
    {
      id: 'tested',
      title: 'What is tested, and how',
      paragraphs: ['These tests run by themselves before a change to the site is taken in.'],
      points: [
        'Every page is checked with the program axe-core at the width of a phone and of a desktop screen, and so are the menu, the tabs, the forms, the photo viewer and the error pages.',
        'The menu, the tabs, the slideshow, the forms and the photo viewer are worked with the keyboard alone.',
        'Names, headings and announcements are read as a screen reader is given them, on the way to giving, to sponsoring and to writing to us.',
        'The main journeys are made in three browser engines: Chromium, Firefox and WebKit.',
        'Pages are read without script, on narrow screens, with reduced motion and with forced colours.',
        'The contrast of the colours is computed.',
      ],
    },
    {
      id: 'not-done',
      title: 'What has not been done',
      paragraphs: [
        'No one who uses assistive technology has tested the site for us yet, and nobody from outside has audited it. The tests read what the browser hands to a screen reader. They do not run NVDA, JAWS, VoiceOver or TalkBack themselves.',
        'A program finds only a part of what can stand in somebody’s way. What you tell us counts for more.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits that we know of',
      paragraphs: [],
      points: [
        'The map is Google’s, and we cannot change it. It comes only when you ask for it; the address and the landmark stand beside it as text.',
        'The forms make a mail, so they need a mail program. Without one, press Copy message and paste the text where you write mail, or call us.',
        'You pay through M-Pesa or your bank, and their menus and apps are not ours.',
        'The site is in English only.',
      ],
    },
    {
      id: 'help',
      title: 'To ask for help, or to complain',
      paragraphs: [
        'Call or write. It helps us to know which page it was, what you wanted to do, and which device or aid you use.',
        {
          toConfirm:
            'On the phone we read out whatever a page did not give you, the payment details too.',
        },
        { toConfirm: 'If we have not helped, ask for the person who leads the home.' },
      ],
    },
  ],
} as const satisfies Statement;
