import { giveAddress } from '../lib/gift-address.ts';
import { sentenceCase } from '../lib/text.ts';
import { visitFormAddress } from './addresses.ts';
import { isAnyWaiting } from './groups-of-children.ts';
import { fact } from './fact.ts';
import { homeSettings } from './home-settings.ts';
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
import { askForVisit, pageNames } from './shared-texts.ts';

export type WayToHelpAction =
  | { kind: 'link'; label: string; to: string }
  /** Scrolls to How to Donate. */
  | { kind: 'scroll'; label: string }
  /** Dials the primary phone. */
  | { kind: 'call'; more?: { label: string; to: string } };

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
    description: `Your support helps a child through a year at school, with ${fact.covers}.`,
    commitment: `${fact.perMonth} per month`,
    plan: giveAddress(monthlySponsorship),
    note: [`${feesAlone}.`, homeSettings.beyondFees].join(' ').trim(),
    duration: `Minimum ${fact.sponsorsStay} recommended`,
    includes: [...annualFees.covers.map(sentenceCase), 'One child’s place at our school'],
    steps: [
      isAnyWaiting ? `Choose a group on ${pageNames.children}` : 'Call or write to us',
      isAnyWaiting ? 'Send us the form' : 'Say how you would like to help',
      'We write or call to agree the next steps',
      'Pay, at once or in parts',
    ],
    action: { kind: 'link', label: 'Sponsor a Child Now', to: '/children' },
    photo: 'classroom',
  },
  {
    id: 'volunteer',
    label: 'Volunteer',
    title: 'Lend your time and your skills',
    description:
      'Read with children, help in class or the garden, or share a skill that you know well. Call us, and together we will find what fits.',
    commitment: 'Time, agreed with us',
    duration: `Minimum ${fact.volunteersStay} preferred`,
    includes: [
      'A first talk about what you can offer',
      'Work beside our teachers and house mothers',
      'Our rules that keep children safe',
      'A phone number for your questions',
    ],
    steps: [
      'Call us and tell us about yourself',
      'We talk about your skills and our needs',
      `Visit us ${fact.condition}`,
      'Agree your dates and begin',
    ],
    action: { kind: 'call' },
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
      'A talk with us about your idea',
      'Facts about the home, from this site',
      'Help with choosing a goal',
      'The payment details for what you raise',
    ],
    steps: [
      'Call us with your idea',
      'Choose a goal together with us',
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
    description:
      'Companies, schools and congregations can support a program, give things we use or share what their people know.',
    commitment: 'Agreed together',
    duration: 'As long as suits us both',
    includes: [
      'A talk about what matters to you',
      'A program or a need that fits',
      'A plan that both of us agree on',
      `A visit ${fact.condition}`,
    ],
    steps: [
      'Call us and say who you are',
      'Meet us here, or talk by phone',
      'Agree what to do and for how long',
      'Start, and stay in touch',
    ],
    action: { kind: 'call' },
    photo: 'chapati',
  },
  {
    id: 'visit',
    label: 'Visit',
    title: 'Come and see for yourself',
    description: `See the home and the school, and meet the people who work here. Come ${fact.condition}: that way no lesson is disturbed.`,
    commitment: 'An appointment',
    duration: hasVisitingHours ? 'Within our visiting hours' : 'As we agree',
    includes: [
      'A look at the home and the school',
      'Time with the people who work here',
      'Answers to your questions',
      'Our rules on photos: please ask first',
    ],
    steps: [
      'Call before visiting',
      'Agree a day and a time',
      `Find us: ${organization.address.place[0]}`,
      'Come at the time that we agreed',
    ],
    action: takesVisits
      ? { kind: 'call', more: { label: askForVisit, to: visitFormAddress } }
      : { kind: 'call' },
    photo: 'skipping',
  },
] as const satisfies readonly WayToHelp[];
