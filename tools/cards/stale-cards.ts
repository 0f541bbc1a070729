import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cardsDir, filesOf, fingerprintOf, readProjectFile, type Card } from './card.ts';
import { paymentCard, paymentCardNames } from './payment-card.ts';
import { socialCard, socialCardPaths } from './social-card.ts';

export function allCards(): Card[] {
  return [
    ...socialCardPaths.map((page) => socialCard(page)),
    ...paymentCardNames.map((name) => paymentCard(name)),
  ];
}

/** Written by `npm run cards`: of each card its name and its fingerprint. */
export const recordFile = 'tools/cards/fingerprints.txt';

export function recordOf(cards: readonly Card[]): string {
  // An empty line between two: git can't merge changes of lines side by side.
  return cards.map((card) => `${card.name} ${fingerprintOf(card)}\n`).join('\n');
}

/** Whether the card's files show what the content says. Two lines for a card, as a merge leaves them, are none. */
export function isFresh(card: Card, record = readProjectFile(recordFile)): boolean {
  const lines = record.split('\n').filter((line) => line.startsWith(`${card.name} `));
  try {
    return lines.join('\n') === `${card.name} ${fingerprintOf(card)}`;
  } catch {
    // A file is missing.
    return false;
  }
}

/** Files in the folder of the cards that belong to none. */
export function strayFiles(): string[] {
  const known = new Set(allCards().flatMap(filesOf));
  return readdirSync(cardsDir)
    .map((name) => path.posix.join(cardsDir, name))
    .filter((file) => !known.has(file));
}

/** What the cards lack; empty where they show what the content says. */
export function staleCards(): string[] {
  const stale = allCards().filter((card) => !isFresh(card));
  return [...stale.map(({ name }) => `${cardsDir}/${name}`), ...strayFiles()].map(
    (card) => `${card} is out of date; run: npm run cards, and look at it`,
  );
}
