import { fragmentOf } from '../lib/giving-plan.ts';
import { formatUsd } from '../lib/money.ts';
import { givingSettings } from './giving-settings.ts';
import { giveTexts } from './page-texts.ts';
import { feesAlone, monthlySponsorship, sponsorshipPerMonth } from './payments.ts';

export type FaqItem = {
  id: string;
  question: string;
  answer: string;
  /** Where to read on. */
  link?: { to: string; label: string };
};

/** The questions on Contact, in their order. */
export const contactFaq: readonly FaqItem[] = [
  {
    id: 'visiting',
    question: 'Can I visit the home?',
    answer:
      'Yes, by appointment. Please call or write before you come, and we will agree a day and a time within our visiting hours.',
  },
  {
    id: 'sponsoring',
    question: 'How do I sponsor a child?',
    answer: [
      `Sponsorship starts at ${formatUsd(sponsorshipPerMonth.fromUsd)} monthly. ${feesAlone}.`,
      ...(givingSettings.beyondFees ? [givingSettings.beyondFees] : []),
      'We recommend at least one year. Choose a group on Our Children, send us the form, and we will agree the next steps with you.',
    ].join(' '),
    link: { to: `/give${fragmentOf(monthlySponsorship)}`, label: giveTexts.name },
  },
  {
    id: 'volunteering',
    question: 'Can I volunteer?',
    answer:
      'Yes. We prefer volunteers who can stay at least three months, because children need time to get to know you. Call us and tell us what you would like to do.',
  },
  {
    id: 'tax-receipts',
    question: 'Do you give tax-deductible receipts?',
    answer:
      'The rules differ from country to country. Before you give, call or write and tell us where you pay tax. We will say plainly whether we can give you a receipt that counts there.',
  },
];
