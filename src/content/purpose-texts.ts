/** What a gift can be for, besides the gifts of payments.ts. `words` follow "for". */
export const purposeTexts = {
  school: { title: 'A child’s year at school', words: 'a child’s year at school' },
  /** A gift of twice the price or more. `count` is a word: 'two'. */
  severalChildren: (count: string) => `${count} children’s year at school`,
  mostNeeded: { title: 'Where it is needed most', words: 'where it is needed most' },
  /** A program's title follows. */
  theProgram: 'the program',
} as const;

/** Names a sum on the sponsorship form. `count` is a word: 'two'. */
export const sponsorshipTexts = {
  part: 'Support for a child’s year at school',
  whole: purposeTexts.school.title,
  several: (count: string) => `School fees for ${count} children`,
  other: 'A sponsorship of a child',
} as const;
