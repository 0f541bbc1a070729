import { facts } from './facts.ts';
import file from './faq.json' with { type: 'json' };

export type FaqItem = {
  id: string;
  question: string;
  answer: string;
  /** Where to read on. */
  link?: { to: string; label: string } | undefined;
};

// tools/content/content-files.ts has checked the file, and that each {name} is one of the facts.
export const contactFaq = (file.contactFaq as readonly FaqItem[]).map(
  ({ id, question, answer, link }): FaqItem => ({ id, question, answer: withFacts(answer), link }),
);

function withFacts(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof facts) => facts[name]);
}
