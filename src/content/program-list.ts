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
    // to confirm
    summary: 'Kenya’s competency-based education: children try, explain and do.',
    // to confirm
    description:
      'Our own primary school follows Kenya’s competency-based education (CBE). Children learn by doing: they try things, explain them and work them out together.',
    features: [
      'A primary school of our own',
      'Kenya’s competency-based education',
      sentenceCase(fact.covers),
    ],
    photo: 'reading-tree',
    next: { label: 'Sponsor a child’s year at school', to: '/children' },
    featured: true,
  },
  {
    id: 'spiritual-development',
    title: 'Spiritual Development',
    // to confirm
    summary: 'Songs, stories and prayer.',
    // to confirm
    description: 'Children sing, pray, listen to stories and learn to be kind to one another.',
    features: ['Two of our five core values: faith and compassion'],
    photo: 'choir',
    next: { label: 'Partner with us as a congregation', to: wayToHelpAddress('partner') },
    featured: true,
  },
  {
    id: 'life-skills',
    title: 'Life Skills Training',
    shortTitle: 'Life Skills',
    // to confirm
    summary: 'Cooking, washing, gardening: what every grown-up needs to know.',
    // to confirm
    description: 'Children learn how a household runs by helping with it.',
    features: ['One of our five core values: empowerment'],
    photo: 'washing-day',
    featured: true,
  },
  {
    id: 'vocational-training',
    title: 'Vocational Training',
    // to confirm
    summary: 'Practical work, such as sewing.',
    // to confirm
    description:
      'Older children learn practical work, such as sewing, so that they have a skill to build on.',
    // to confirm
    features: ['Practical work', 'A skill to build on'],
    photo: 'sewing',
    next: { label: 'Share a skill as a volunteer', to: wayToHelpAddress('volunteer') },
  },
  {
    id: 'transition-support',
    title: 'Transition Support',
    summary: 'Help with the step to secondary school.',
    // to confirm
    description:
      'Leaving primary school is a big step. We help children to prepare for it, and to begin at secondary school.',
    // to confirm
    features: ['Graduation after Grade 6', 'The step to secondary school'],
    photo: 'setting-off',
    next: {
      label: isAnyWaiting ? 'See the groups of children' : 'Help with a year at school',
      to: '/children#children',
    },
  },
  {
    id: 'residential-care',
    title: 'Residential Care',
    // to confirm
    summary: 'A bed, meals together, care and room to play.',
    // to confirm
    description:
      'Before anything else this is a home: a place to sleep, eat together, be cared for and play.',
    features: ['Meals', 'Medical care', 'Family care'],
    photo: 'playground',
    next: { label: 'Come and see the home', to: wayToHelpAddress('visit') },
  },
];
