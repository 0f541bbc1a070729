import type { LinkCard } from '../../src/content/link-cards.ts';
import type { Organization } from '../../src/content/organization.ts';
import { escapeHtml, fillTemplate } from './fill-template.ts';

/** Addresses of the files that a card shows. */
export type CardFiles = { font: string; mark: string; photo: string };

export type CardParts = {
  card: LinkCard;
  organization: Pick<Organization, 'shortName' | 'descriptor'>;
  /** The text of card.html. */
  template: string;
  /** The text of src/styles/tokens.css. */
  tokens: string;
};

/** px of the panel that a line of text can fill. */
const LINE = 424;

/** The page that Chromium takes a picture of. Throws where the template asks for what there is not. */
export function cardHtml({ card, organization, template, tokens }: CardParts, files: CardFiles) {
  return fillTemplate(
    { name: 'card.html', text: template, tokens },
    {
      ...files,
      photoSide: card.photoSide,
      shows: String(card.shows),
      title: escapeHtml(card.title),
      titleSize: String(titleSize(card.title)),
      text: escapeHtml(card.text),
      name: escapeHtml(organization.shortName),
      descriptor: escapeHtml(organization.descriptor),
    },
  );
}

/** In px: a sentence is set smaller than a name, and no word is wider than the line. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(title.length > 24 ? 62 : 76, Math.floor(LINE / (longest * 0.53)));
}
