import type { LinkCard } from '../../src/content/link-cards.ts';
import type { Organization } from '../../src/content/organization.ts';

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
  const values: Record<string, string> = {
    tokens: usedTokens(template, tokens),
    font: files.font,
    mark: files.mark,
    photo: files.photo,
    photoSide: card.photoSide,
    shows: String(card.shows),
    title: escapeHtml(card.title),
    titleSize: String(titleSize(card.title)),
    text: escapeHtml(card.text),
    name: escapeHtml(organization.shortName),
    descriptor: escapeHtml(organization.descriptor),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`card.html asks for {{${name}}}`);
    return value;
  });
}

/** Only those, so that a colour that no card shows makes none of them out of date. */
function usedTokens(template: string, tokens: string): string {
  const names = new Set([...template.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  return [...names]
    .map((name) => {
      const value = new RegExp(`${name}:([^;]+);`).exec(tokens)?.[1];
      if (value === undefined) throw new Error(`tokens.css has no ${name}`);
      return `${name}:${value};`;
    })
    .join('\n');
}

/** In px: a sentence is set smaller than a name, and no word is wider than the line. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(title.length > 24 ? 62 : 76, Math.floor(LINE / (longest * 0.53)));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
