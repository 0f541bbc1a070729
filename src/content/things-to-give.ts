/** What is true of any home. The home's own answer to it is a question of facts/questions.yaml. */
export const thingsToGive = {
  /** The part of a page that answers. */
  id: 'things',
  question: 'Can I give clothes, food or books?',
  answer:
    'Please ask us before you buy or send anything. Tell us what you have, and for which ages. Bring it to the home, never to one child.',
} as const;
