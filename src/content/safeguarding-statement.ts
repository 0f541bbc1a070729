import { statementNames } from './page-texts.ts';
import type { Statement } from './statement.ts';

export type Helpline = { number: string; text: string };

export const safeguardingStatement = {
  title: statementNames.safeguarding,
  lead: 'A child’s safety comes before a picture, a gift or a visit. This is how we keep to that.',
  reviewed: '2026-11-21',
  sections: [
    {
      id: 'tell',
      title: 'If you fear for a child',
      paragraphs: [
        'Tell somebody. You do not have to be sure, and a child may call as well. The two short numbers answer in Kenya; from abroad, call us.',
      ],
    },
    {
      id: 'one-of-us',
      title: 'If it is about one of us',
      paragraphs: [
        'You need not speak to us first about somebody who works or lives at the home. Call 116 or the police.',
        { toConfirm: 'We take every report seriously and act on it, whoever it is about.' },
      ],
    },
    {
      id: 'site',
      title: 'On this site',
      paragraphs: [],
      points: [
        'No child is named. You read of groups, not of one child.',
        'Nothing is told of one child’s health, family or past.',
        'In a picture are people who were drawn by a computer, people whom nobody could recognise, or people who have agreed in writing: for a child, the guardian, and the child too.',
        {
          toConfirm:
            'Whoever has agreed can take that back on any day, without a reason. The picture then comes off the site the same day.',
        },
        'No picture shows a child in distress, ill, bathing, or alone with a visitor.',
        'When and where a photograph was taken is removed from its file.',
        'No child can be written to through this site.',
      ],
    },
    {
      id: 'sponsors',
      title: 'What we ask of sponsors',
      paragraphs: [
        {
          toConfirm:
            'A sponsor pays for school and does not get a child’s name, address or telephone number.',
        },
      ],
      points: [
        {
          toConfirm:
            'Write and speak through the home. Please do not look for a child, on social media or elsewhere. If a child writes to you privately, do not answer; tell us.',
        },
        {
          toConfirm:
            'Give through the home. No money, telephone or present goes to a child directly.',
        },
        {
          toConfirm:
            'Keep to yourself what you learn about a child: publish no name, no picture and no story.',
        },
      ],
    },
    {
      id: 'visitors',
      title: 'What we ask of visitors and volunteers',
      paragraphs: [],
      points: [
        'Come by appointment, within our visiting hours.',
        {
          toConfirm:
            'Somebody of our staff stays with you. Please do not be alone with a child, and do not take one out of the gate.',
        },
        {
          toConfirm:
            'Take no picture of a child unless our staff have agreed to that picture, and the child too.',
        },
        {
          toConfirm:
            'Exchange no numbers, addresses or accounts with a child, and give presents to the home.',
        },
      ],
    },
    {
      id: 'mistakes',
      title: 'If we have shown too much',
      paragraphs: [
        'If you recognise a child on this site, or a page says more than it should, call or write.',
        { toConfirm: 'We take it off the site first and ask questions afterwards.' },
      ],
    },
  ],
} as const satisfies Statement;

/** Public numbers of Kenya, free to call; the home's own stand in organization.ts. */
export const helplines = [
  { number: '999', text: 'The police, when a child is in danger now. 112 reaches them as well.' },
  {
    number: '116',
    text: 'Kenya’s child helpline, run by Childline Kenya with the government: free, day and night.',
  },
] as const satisfies readonly Helpline[];
