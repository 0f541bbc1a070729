import { giveAddress } from '../../lib/gift-address.ts';
import { isAnyWaiting } from '../groups-of-children.ts';
import { fact } from '../fact.ts';
import type { Answered } from '../home-questions.ts';
import { homeSettings } from '../home-settings.ts';
import { firstChildrenWords } from '../impact.ts';
import { hasVisitingHours, organization, takesVisits } from '../organization.ts';
import { feesAlone, monthlySponsorship } from '../payments.ts';
import { askForVisit, pageNames } from '../shared-texts.ts';

export const contactTexts = {
  lead: takesVisits
    ? 'Call us, write to us, or ask for a day to visit.'
    : 'Call us or write to us.',
  reachUs: 'How to reach us',
  form: 'Send us a message',
  questions: 'Questions we are often asked',
  closing: {
    title: 'Ready to help?',
    text: 'Choose a way to help, from a visit to a child’s year at school.',
  },
} as const;

/** Contact's form, which delivers nothing by itself. */
export const contactFormTexts = {
  selectSubject: 'Select a subject',
  sent: "Thank you for your message! We'll get back to you soon.",
  oneMore: 'One more step, please.',
  notDelivered: 'This form does not deliver messages by itself yet. Your words are not lost:',
  send: 'you can send them to us by e-mail.',
  tooLong: 'they are too long to open in your mail app, so copy them into an e-mail.',
  byEmail: 'Send it by e-mail',
  emptyEmail: 'Open an empty e-mail',
} as const;

/** The hours are in organization.ts, public holidays in home-settings.ts. */
export const visitTexts = {
  title: 'Come and see',
  lead: `You are welcome${hasVisitingHours ? ' during our visiting hours' : ''}. Ask for a day first, and we will agree it with you.`,
  /** The condition from organization.ts follows. */
  everyVisit: 'Every visit',
  /** If no day has visiting hours. */
  noHours: 'We have no visiting hours at present. Please call us before you come.',
  openNow: 'Visiting hours now',
  byAppointmentNow: 'Today by appointment',
  closedNow: 'Closed to visitors now',
  /** Day and time follow: 'opens Monday 9AM'. */
  opens: 'opens',
  holidayNow: 'Public holiday today: call first',
  nairobiTime: 'All times are Nairobi time.',
  /** The words before and after the time, '2:05PM'. */
  nowThere: ['It is now', 'here.'],
  holidays:
    'On public holidays, call first. Our form cannot know all of them: Idd-ul-Fitr, Idd-ul-Adha and days that the government declares are announced late.',
  form: askForVisit,
  request: 'This is a request. The visit is agreed once we have confirmed it.',
  /** The first possible day follows. */
  from: 'from',
  /** The phone follows. */
  sooner: 'Please ask a day or more ahead. To come sooner, please call',
  /** A day and its hours or a time follow. */
  hoursOf: 'Visiting hours on',
  youAsk: 'You are asking for',
  /** Until the home has named its public holidays. */
  mayBeHoliday: 'This may be a public holiday, so please call us first.',
  /** Continues the browser's own message. */
  phoneHint: 'Please write one phone number in figures, with its country code if it is from abroad',
  peopleHint: 'Please write a number from 1 to 999. If you are more, call us',
  /** The hours of all days, or of the chosen one, follow. */
  ourHours: 'Our hours are',
  rules: 'What we ask of visitors',
  sketch: 'A sketch, not true to scale or direction',
  gate: 'Our gate',
  refusals: {
    'no-day': 'Please choose a day.',
    'past-day': 'That day has already passed.',
    today: 'To come today, please call us.',
    'too-soon':
      'We may read your message too late for that day. Please choose a later one, or call us.',
    'too-far': 'Please choose a day in the next 12 months.',
    holiday: 'That is a public holiday. Please call us first.',
    'no-hours': 'There are no visiting hours on that day.',
    'outside-hours': 'That is outside our visiting hours.',
  },
} as const;

/** Promises that only the home can make. */
export const visitPromises = {
  // to confirm
  answerBeforeVisit: 'We will answer before the day that you ask for.',
  // to confirm
  visitors:
    'Please stay with our staff, and take no picture of a child unless our staff and the child both agree.',
} as const;

/** The questions in their order. Answers from home-questions.ts follow. */
export const contactFaq: readonly Answered[] = [
  {
    id: 'visiting',
    question: 'Can I visit the home?',
    answer: {
      text: `Yes, ${fact.condition}. Please call or write before you come, and we will agree a day and a time${hasVisitingHours ? ' within our visiting hours' : ''}.`,
    },
  },
  {
    id: 'sponsoring',
    question: 'How do I sponsor a child?',
    answer: {
      text: [
        `Sponsorship starts at ${fact.fromPerMonth} monthly. ${feesAlone}.`,
        ...(homeSettings.beyondFees ? [homeSettings.beyondFees] : []),
        `We recommend at least ${fact.sponsorsStay}. ${isAnyWaiting ? `Choose a group on ${pageNames.children}, send us the form,` : 'Call or write to us,'} and we will agree the next steps with you.`,
      ].join(' '),
      links: [{ to: giveAddress(monthlySponsorship), label: pageNames.give }],
    },
  },
  {
    id: 'volunteering',
    question: 'Can I volunteer?',
    answer: {
      text: `Yes. We prefer volunteers who can stay at least ${fact.volunteersStay}, because children need time to get to know you. Call us and tell us what you would like to do.`,
    },
  },
  {
    id: 'tax-receipts',
    question: 'Do you give tax-deductible receipts?',
    answer: {
      text: 'The rules differ from country to country. Before you give, call or write and tell us where you pay tax. We will say plainly whether we can give you a receipt that counts there.',
    },
  },
];

export const founderNote = {
  title: 'In our founder’s footsteps',
  text: `In ${organization.foundedYear} our late founder decided to care for ${firstChildrenWords}. The work has not stopped. When you call, write or visit, you become part of it.`,
} as const;
