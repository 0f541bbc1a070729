import type { PhotoSlug } from './photo-files.generated.ts';

export type Program = {
  id: string;
  title: string;
  /** As the home page's card names it. */
  shortTitle: string;
  /** One sentence, for the home page's card. */
  summary: string;
  description: string;
  features: readonly string[];
  /** The third and the sixth are shown at 21 to 9: people have to keep to the middle of their height. */
  photo: PhotoSlug;
  /** The way to help that is closest to it. */
  next?: { label: string; to: string };
  /** Whether the home page shows it. */
  featured: boolean;
};

export type WhyItWorksCard = { id: string; title: string; description: string };

export const programs = [
  {
    id: 'cbe-education',
    title: 'CBE Education',
    shortTitle: 'CBE Education',
    summary: 'Kenya’s competency-based education: children try, explain and do.',
    description:
      'Our own primary school follows Kenya’s competency-based education (CBE). A child learns by doing: asking, building, reading aloud, working things out with others.',
    features: [
      'A primary school inside the home',
      'Kenya’s competency-based curriculum',
      'Books, stationery and uniforms',
      'Reading, art, history and drama',
    ],
    photo: 'reading-tree',
    next: { label: 'Sponsor a year of school', to: '/children' },
    featured: true,
  },
  {
    id: 'spiritual-development',
    title: 'Spiritual Development',
    shortTitle: 'Spiritual Development',
    summary: 'Songs, stories and prayer at the close of the day.',
    description:
      'Faith is part of family life here. Children sing, pray, listen to stories and learn to treat one another kindly.',
    features: [
      'Evening devotion together',
      'Singing and a choir',
      'Stories that teach right from wrong',
      'Kindness and forgiveness, practised daily',
    ],
    photo: 'choir',
    next: { label: 'Partner with us as a congregation', to: '/get-involved?tab=partner' },
    featured: true,
  },
  {
    id: 'life-skills',
    title: 'Life Skills Training',
    shortTitle: 'Life Skills',
    summary: 'Cooking, washing, growing, sharing: what every grown-up needs to know.',
    description:
      'Children learn how a household runs by helping to run one, a little more each year.',
    features: [
      'Cooking and keeping a kitchen',
      'Growing vegetables',
      'Washing and looking after their own things',
      'Working together and solving quarrels',
    ],
    photo: 'washing-day',
    featured: true,
  },
  {
    id: 'vocational-training',
    title: 'Vocational Training',
    shortTitle: 'Vocational Training',
    summary: 'A trade for the hands, learned step by step.',
    description:
      'Older children try practical work, such as sewing, so that they have a skill to build on when they leave.',
    features: [
      'Sewing and working with cloth',
      'Gardening for the table',
      'Care of tools and materials',
      'Finishing what they begin',
    ],
    photo: 'sewing',
    next: { label: 'Share a skill as a volunteer', to: '/get-involved?tab=volunteer' },
    featured: false,
  },
  {
    id: 'transition-support',
    title: 'Transition Support',
    shortTitle: 'Transition Support',
    summary: 'Help with the step to secondary school, and the ones after it.',
    description:
      'Leaving primary school is a big step. We prepare for it together, and a child who sets off is still one of us.',
    features: [
      'Getting ready for secondary school',
      'Talking through choices and worries',
      'Help with settling in',
      'A family to come back to',
    ],
    photo: 'setting-off',
    next: { label: 'Raise money with your friends', to: '/get-involved?tab=fundraise' },
    featured: false,
  },
  {
    id: 'residential-care',
    title: 'Residential Care',
    shortTitle: 'Residential Care',
    summary: 'A bed, regular meals and people who are there at night.',
    description:
      'Before anything else this is a home: a place to sleep well, eat together, be looked after when ill, and play.',
    features: [
      'A bed and a place for their own things',
      'Meals at a shared table',
      'Healthcare, and someone who notices',
      'Time and room to play',
    ],
    photo: 'playground',
    next: { label: 'Come and see the home', to: '/get-involved?tab=visit' },
    featured: false,
  },
] as const satisfies readonly Program[];

export const whyItWorks = [
  {
    id: 'individualized-attention',
    title: 'Individualized attention',
    description: 'Each child is known: what comes easily, what is hard, what makes them laugh.',
  },
  {
    id: 'family-environment',
    title: 'Family environment',
    description: 'Shared meals, shared chores and shared birthdays, as in any big family.',
  },
  {
    id: 'community-integration',
    title: 'Community integration',
    description:
      'The gate opens both ways: children grow up in Ruai as neighbours among neighbours.',
  },
  {
    id: 'long-term-support',
    title: 'Long-term support',
    description: 'We think in years: from the first day at school to life after it.',
  },
] as const satisfies readonly WhyItWorksCard[];
