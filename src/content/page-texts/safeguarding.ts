import { fact } from '../fact.ts';
import { hasVisitingHours } from '../organization.ts';
import { pageNames } from '../shared-texts.ts';
import type { Statement } from '../statement.ts';

/** Kenya’s helpline for children. */
const CHILD_HELPLINE = '116';

export const safeguardingStatement = {
  title: pageNames.safeguarding,
  lead: 'A child’s safety comes before a picture, a gift or a visit. This is how we make sure of it.',
  reviewed: '2026-11-25',
  sections: [
    {
      id: 'tell',
      title: 'If you are worried about a child',
      paragraphs: [
        'Tell somebody, even if you are not sure. Children can call these numbers themselves. The short numbers work only in Kenya; from abroad, call us.',
      ],
    },
    {
      id: 'one-of-us',
      title: 'If it is about one of us',
      paragraphs: [
        `If it is about somebody who works or lives at the home, you do not have to speak to us first. Call ${CHILD_HELPLINE} or the police. From abroad, where ${CHILD_HELPLINE} does not work, tell the police of the place where you are.`,
        // to confirm
        'We take every report seriously and act on it, whoever it is about.',
      ],
    },
    {
      id: 'site',
      next: { to: '/privacy', label: pageNames.privacy },
      title: 'On this site',
      paragraphs: [],
      points: [
        'No child is named. We write about groups, never about one child.',
        'We say nothing about a child’s health, family or past.',
        'Our pictures show people drawn by a computer, people whom nobody could recognise, or people who have agreed in writing: for a child, both the guardian and the child.',
        // to confirm
        'Anyone who has agreed can change their mind at any time, without giving a reason. The picture then comes off the site the same day.',
        'No picture shows a child in distress, ill, bathing, or alone with a visitor.',
        'We remove the time and place from the file of each photograph.',
        'Nobody can write to a child through this site.',
      ],
    },
    {
      id: 'sponsors',
      next: { to: '/give', label: pageNames.give },
      title: 'What we ask of sponsors',
      paragraphs: [
        // to confirm
        'A sponsor pays for school, and is not given a child’s name, address or telephone number.',
      ],
      points: [
        // to confirm
        'Keep in touch only through the home. Please do not look for a child, on social media or elsewhere. If a child writes to you privately, do not answer; tell us.',
        // to confirm
        'Give through the home. No money, phone or present goes to a child directly.',
        // to confirm
        'Keep what you learn about a child to yourself: publish no name, no picture and no story.',
      ],
    },
    {
      id: 'visitors',
      title: 'What we ask of visitors and volunteers',
      paragraphs: [],
      points: [
        `Come ${fact.condition}${hasVisitingHours ? ', within our visiting hours' : ''}.`,
        // to confirm
        'A member of our staff stays with you. Please do not be alone with a child, and do not take a child outside the gate.',
        // to confirm
        'Take no picture of a child unless both our staff and the child have agreed to it.',
        // to confirm
        'Do not exchange phone numbers, addresses or accounts with a child. Give any presents to the home, not to a child.',
      ],
    },
    {
      id: 'mistakes',
      title: 'If we have shown too much',
      paragraphs: [
        'If you recognise a child on this site, or a page says more than it should, call or write to us.',
        // to confirm
        'We take it off the site first and ask questions afterwards.',
      ],
    },
  ],
} as const satisfies Statement;

/** Public numbers of Kenya, free to call. The home's own are in organization.ts. */
export const helplines = [
  { number: '999', text: 'The police, when a child is in danger now. 112 reaches them too.' },
  {
    number: CHILD_HELPLINE,
    text: 'Kenya’s child helpline, run by Childline Kenya with the government: free, day and night.',
  },
] as const;
