import { giveAddress } from '../lib/gift-address.ts';
import { sentenceCase } from '../lib/text.ts';
import { visitFormAddress } from './addresses.ts';
import { isAnyWaiting } from './groups-of-children.ts';
import { fact } from './fact.ts';
import { organizationSettings } from './organization-settings.ts';
import { hasVisitingHours, organization, takesVisits } from './organization.ts';
import {
  annualFees,
  donationTiers,
  feesAlone,
  hasBank,
  monthlySponsorship,
  waysToPay,
} from './payments.ts';
import type { WayToHelpId } from '../lib/way-to-help-ids.ts';
import type { PhotoSlug } from './photos.generated.ts';
import { whatSponsoringIs } from './sponsoring.ts';

export type WayToHelpAction =
  | { kind: 'link'; label: string; to: string }
  /** Scrolls to How to Donate. */
  | { kind: 'scroll'; label: string }
  /** Dials the primary phone. */
  | {
      kind: 'call';
      /** Whether one can write instead. */
      email?: true;
      /** Stands below the buttons. */
      remark?: string;
      more?: LabelledLink;
      /** What to read before one decides. */
      read?: LabelledLink;
    };

type LabelledLink = { label: string; to: string };

export type WayToHelp = {
  id: WayToHelpId;
  /** The label of the tab. */
  label: string;
  title: string;
  description: string;
  commitment: string;
  /** Links to How to give. */
  plan?: string;
  /** Stands below the commitment. */
  note?: string;
  duration: string;
  includes: readonly string[];
  steps: readonly [string, string, string, string];
  action: WayToHelpAction;
  /** Stands above the commitment. */
  photo: PhotoSlug;
};

/** The page shows the first if its address names none. */
export const waysToHelp = [
  {
    id: 'sponsor',
    label: 'Sponsor',
    title: 'Sponsor a child’s year at school',
    description: whatSponsoringIs,
    commitment: `${fact.perMonth} per month`,
    plan: giveAddress(monthlySponsorship),
    note: `${feesAlone}. ${organizationSettings.beyondFees ?? 'Ask us what the rest pays for.'}`.trim(),
    duration: `Minimum ${fact.sponsorsStay} recommended`,
    includes: annualFees.covers.map(sentenceCase),
    steps: [
      isAnyWaiting ? 'Choose a group on Our Children' : 'Call or write to us',
      isAnyWaiting ? 'Send us the form' : 'Say how you would like to help',
      'We contact you to discuss the next steps',
      'Pay, at once or in parts',
    ],
    action: { kind: 'link', label: 'Sponsor a Child Now', to: '/children' },
    photo: 'classroom',
  },
  {
    id: 'volunteer',
    label: 'Volunteer',
    title: 'Lend your time and your skills',
    // to confirm
    description:
      'Help in class or in the garden, read with the children, or share a skill that you know well. Call or write first, and together we find what fits.',
    commitment: 'Your time',
    duration: `Minimum ${fact.volunteersStay} preferred`,
    includes: [
      // to confirm
      'A talk about what you can do and what we need',
      // to confirm
      'Work beside the people who care for the children',
      // to confirm
      'Our rules that keep children safe',
    ],
    steps: [
      'Call or write, and tell us about yourself',
      // to confirm
      'We talk about your skills and our needs',
      // to confirm
      'We settle your dates with you',
      `Visit us ${fact.condition}, then begin`,
    ],
    action: {
      kind: 'call',
      email: true,
      // to confirm
      remark: 'If you are abroad, we can talk before you travel.',
      read: { label: 'What we ask of volunteers', to: '/safeguarding#visitors' },
    },
    photo: 'sewing',
  },
  {
    id: 'donate',
    label: 'Donate',
    title: 'Give once, or whenever you can',
    description: `A gift of any size helps. Pay by ${waysToPay}.`,
    commitment: 'Any amount',
    duration: 'Once or regularly, as you choose',
    includes: donationTiers.map(({ things }) => sentenceCase(things)),
    steps: [
      hasBank ? 'Choose M-PESA or bank transfer below' : 'See how to pay by M-PESA below',
      'Copy the numbers with one press',
      'Send your gift',
      'Call or write to tell us what it is for',
    ],
    action: { kind: 'scroll', label: 'View Payment Options' },
    photo: 'breakfast',
  },
  {
    id: 'fundraise',
    label: 'Fundraise',
    title: 'Raise money with the people you know',
    description:
      'A run, a bake sale, a birthday without presents: bring friends, classmates or neighbours together for a goal you can all see.',
    commitment: 'Your idea and your people',
    duration: 'A day or a season, as you plan it',
    includes: [
      // to confirm
      'A talk with us about your idea',
      'A poster and a payment card to print',
      'The payment details for what you raise',
    ],
    steps: [
      'Call us with your idea',
      'Choose what you collect for',
      'Gather your people and raise the money',
      `Send it by ${waysToPay}`,
    ],
    action: {
      kind: 'call',
      more: { label: 'Save our payment card and poster', to: '/give#notice-board' },
    },
    photo: 'birthday',
  },
  {
    id: 'partner',
    label: 'Partner',
    title: 'Join us as a company or a group',
    // to confirm
    description:
      'Companies, schools and congregations can support a program, give things that we use, or share what their people know.',
    // to confirm
    commitment: 'Money, things or time',
    duration: 'Once or for longer, as you choose',
    includes: [
      // to confirm
      'A talk about what matters to you',
      // to confirm
      'A program of your choice, or what is needed most',
      `A visit ${fact.condition}`,
    ],
    steps: [
      'Call or write, and say who you are',
      'Ask for our registration and our accounts',
      `Visit us ${fact.condition}, or talk with us by phone`,
      'Choose what to do, and for how long',
    ],
    action: { kind: 'call', email: true },
    photo: 'chapati',
  },
  {
    id: 'visit',
    label: 'Visit',
    title: 'Come and see for yourself',
    // to confirm
    description: `See the home and the school, and meet the people who work here. Come ${fact.condition}: that way no lesson is disturbed.`,
    commitment: 'An appointment',
    duration: hasVisitingHours ? 'Within our visiting hours' : 'As long as we plan together',
    includes: [
      // to confirm
      'A look at the home and the school',
      // to confirm
      'Time with the people who work here',
      // to confirm
      'Answers to your questions',
      // to confirm
      'Our rules on photos: please ask first',
    ],
    steps: [
      'Call before visiting',
      'Choose a day and a time with us',
      `Find us: ${organization.address.place[0]}`,
      'Come at the time that we have confirmed',
    ],
    action: takesVisits
      ? { kind: 'call', more: { label: 'Ask for a day to visit', to: visitFormAddress } }
      : { kind: 'call' },
    photo: 'skipping',
  },
] as const satisfies readonly WayToHelp[];
