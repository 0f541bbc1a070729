import { sentenceCase } from '../lib/text.ts';
import { wayToHelpAddress } from './addresses.ts';
import { isAnyWaiting } from './groups-of-children.ts';
import { fact } from './fact.ts';
import type { PhotoSlug } from './photos.generated.ts';

export type Program = {
  id: string;
  title: string;
  /** The title on the home page's card, if it is another. */
  shortTitle?: string;
  /** One sentence, on the home page's card. */
  summary: string;
  description: string;
  features: readonly string[];
  /** The third and the sixth are cropped to 21 to 9: their people must stand at middle height. */
  photo: PhotoSlug;
  /** The closest way to help. */
  next?: { label: string; to: string };
  /** Whether the home page shows it. */
  featured?: true;
};

export const programs: readonly [Program, Program, ...Program[]] = [
  {
    id: 'cbe-education',
    title: 'CBE Education',
    summary: 'Kenya’s competency-based education: children try, explain and do.',
    description:
      'Our own primary school follows Kenya’s competency-based education (CBE). Children learn by doing: they try things, explain them and work them out together.',
    features: [
      'A primary school of our own',
      'Kenya’s competency-based curriculum',
      sentenceCase(fact.covers),
      'Reading, writing, art, history and drama',
    ],
    photo: 'reading-tree',
    next: { label: 'Sponsor a child’s year at school', to: '/children' },
    featured: true,
  },
  {
    id: 'spiritual-development',
    title: 'Spiritual Development',
    summary: 'Songs, stories and prayer.',
    description:
      'Faith is one of our values. Children sing, pray, listen to stories and learn to be kind to one another.',
    features: [
      'Evening devotion',
      'Singing and a choir',
      'Stories and prayer',
      'Kindness to one another',
    ],
    photo: 'choir',
    next: { label: 'Partner with us as a congregation', to: wayToHelpAddress('partner') },
    featured: true,
  },
  {
    id: 'life-skills',
    title: 'Life Skills Training',
    shortTitle: 'Life Skills',
    summary: 'Cooking, washing, gardening: what every grown-up needs to know.',
    description: 'Children learn how a household runs by helping with it.',
    features: [
      'Cooking',
      'Growing vegetables',
      'Washing clothes and making beds',
      'Sharing the work',
    ],
    photo: 'washing-day',
    featured: true,
  },
  {
    id: 'vocational-training',
    title: 'Vocational Training',
    summary: 'Practical work, such as sewing.',
    description:
      'Older children learn practical work, such as sewing, so that they have a skill to build on.',
    features: [
      'Sewing with a machine',
      'Measuring cloth',
      'Gardening',
      'Learning beside people who know the work',
    ],
    photo: 'sewing',
    next: { label: 'Share a skill as a volunteer', to: wayToHelpAddress('volunteer') },
  },
  {
    id: 'transition-support',
    title: 'Transition Support',
    summary: 'Help with the step to secondary school.',
    description:
      'Leaving primary school is a big step. We help children to prepare for it, and to begin at secondary school.',
    features: [
      'The last year of primary school',
      'Graduation after Grade 6',
      'Getting ready for secondary school',
      'Support beyond the day of leaving',
    ],
    photo: 'setting-off',
    next: {
      label: isAnyWaiting ? 'See who is waiting for a sponsor' : 'Help with a year at school',
      to: '/children#children',
    },
  },
  {
    id: 'residential-care',
    title: 'Residential Care',
    summary: 'A bed, meals together, care and room to play.',
    description:
      'Before anything else this is a home: a place to sleep, eat together, be cared for and play.',
    features: [
      'A bed in the dormitory',
      'Meals at a shared table',
      'Medical care',
      'A playground and a yard to play in',
    ],
    photo: 'playground',
    next: { label: 'Come and see the home', to: wayToHelpAddress('visit') },
  },
];
