import { formatUsd } from '../lib/money.ts';
import { annualFees, donationTiers, sponsorshipPerMonth } from './payments.ts';

/**
 * Where the home's own figures disagree and the site repeats both, and what only the home can tell.
 * `npm run launch-check` asks each. Once the home has answered, correct the site and remove the question.
 */
export const openQuestions: readonly string[] = [
  `Does a sponsorship cost ${formatUsd(sponsorshipPerMonth.fromUsd)}-${sponsorshipPerMonth.toUsd} per month or ${formatUsd(annualFees.usd)} a year?`,
  'Are there about 150 children or more than 150?',
  'Founded in 1998, the home has more than 12 years of service: since when do they count?',
  'On which side of Kangundo Road is the gate, coming from Ruai Junction, and how does one get there? The sketch on Contact leaves it open.',
  'The contact form sends nothing: the page thanks, and offers the same words as an e-mail. Does the home want that?',
  'Does the first phone take text messages (SMS)? The forms on How to give and Contact offer to send them there.',
  `Is “a week of meals” (${formatUsd(donationTiers[0].amountUsd)}) for one child? Then the gift may say “a week of meals for a child”.`,
  'The picture “dormitory” shows a girl and a boy at one bunk bed. Will you send a picture of your own dormitory to put in its place?',
];
