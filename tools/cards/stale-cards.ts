import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isDroppedFile } from '../dropped-files.ts';
import { cardsDir, filesOf, fingerprintOf, readProjectFile, type Card } from './card.ts';
import { printedCard, cardNames } from './printed-card.ts';

export function allCards(): Card[] {
  return cardNames.map((name) => printedCard(name));
}

/** A file with the name and the fingerprint of each card, which `npm run cards` writes. */
export const fingerprintsFile = 'tools/cards/fingerprints.txt';

export function fingerprintsOf(cards: readonly Card[]): string {
  // Empty lines between, because git can't merge changes of adjacent lines.
  return cards.map((card) => `${card.name} ${fingerprintOf(card)}\n`).join('\n');
}

export function isFresh(card: Card, fingerprints = readProjectFile(fingerprintsFile)): boolean {
  try {
    return fingerprints.split('\n').includes(`${card.name} ${fingerprintOf(card)}`);
  } catch {
    // fingerprintOf() throws if a file is missing.
    return false;
  }
}

/** Files of public/cards/ that belong to no card. */
export function strayFiles(): string[] {
  const known = new Set(allCards().flatMap(filesOf));
  return readdirSync(cardsDir)
    .filter((name) => !isDroppedFile(name))
    .map((name) => path.posix.join(cardsDir, name))
    .filter((file) => !known.has(file));
}

/** Which cards and files have to be made anew or removed. */
export function staleCards(): string[] {
  const stale = allCards().filter((card) => !isFresh(card));
  return [...stale.map(({ name }) => `${cardsDir}/${name}`), ...strayFiles()].map(
    (card) => `${card} is out of date; run: npm run cards, and look at it`,
  );
}
