import { existsSync, readdirSync } from 'node:fs';
import { cardsDir, filesOf, madeOf, readProjectFile, type Card } from './card.ts';
import { socialCard, socialCardPaths } from './social-card.ts';
import { paymentCard, paymentCardNames } from './payment-card.ts';

export function allCards(): Card[] {
  return [
    ...socialCardPaths.map((page) => socialCard(page)),
    ...paymentCardNames.map((name) => paymentCard(name)),
  ];
}

/** Written by `npm run cards`: for each card a hash of each thing that it was made of. */
export const recordFile = 'tools/cards/made-of.generated.json';

type Hashes = Readonly<Record<string, string>>;

/** What the cards lack, a line each; empty where they show what the content says. */
export function staleCards(record = readRecord(), cards = allCards()): string[] {
  const stale = cards.flatMap((card) => {
    const why = changedThings(record[card.name], madeOf(card)) || missingFiles(card);
    return why ? [`${card.name} (${why})`] : [];
  });
  const known = new Set(cards.flatMap(filesOf));
  const unknown = readdirSync(cardsDir).filter((file) => !known.has(file));
  if (stale.length === 0 && unknown.length > 0) stale.push(`${unknown.join(', ')} (of no card)`);
  if (stale.length === 0) return [];
  return [`${cardsDir}: out of date: ${stale.join(', ')}; run: npm run cards`];
}

function readRecord(): Readonly<Record<string, Hashes>> {
  return JSON.parse(readProjectFile(recordFile)) as Record<string, Hashes>;
}

/** Names of things such as `phone, fees`; '' where all are the same. */
function changedThings(before: Hashes | undefined, now: Hashes): string {
  if (!before) return 'new';
  const things = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return things.filter((thing) => before[thing] !== now[thing]).join(', ');
}

function missingFiles(card: Card): string {
  const missing = filesOf(card).filter((file) => !existsSync(`${cardsDir}/${file}`));
  return missing.length > 0 ? `${missing.join(', ')} missing` : '';
}
