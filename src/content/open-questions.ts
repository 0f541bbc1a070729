/**
 * For the home, through `npm run launch-check`: where its own figures disagree, and what only it knows. Once the home
 * has answered, correct the site and remove the question.
 */
export const openQuestions: readonly string[] = [
  'Does a sponsorship cost the amount of a month, or the school fees of a year? The site says both.',
  'Are there about 150 children or more than 150?',
  'Founded in 1998, the home has more than 12 years of service: since when do they count?',
  'On which side of Kangundo Road is the gate, coming from Ruai Junction, and how does one get there? The sketch on Contact leaves it open.',
  'The contact form sends nothing: the page thanks, and offers the same words as an e-mail. Does the home want that?',
  'Does the first phone take text messages (SMS)? The forms on How to give and Contact offer to send them there.',
  'Is “a week of meals” for one child? Then the gift may say “a week of meals for a child”.',
  'The picture “dormitory” shows a girl and a boy at one bunk bed. Will you send a picture of your own dormitory to put in its place?',
];
