import { existsSync, globSync, readFileSync } from 'node:fs';
import { fact } from '../../src/content/fact.ts';
import { organization } from '../../src/content/organization.ts';
import { galleryRecords } from '../../src/content/gallery-photos.generated.ts';
import { annualFees, donationTiers, sponsorshipPerMonth } from '../../src/content/payments.ts';
import { sitePhotos } from '../../src/content/photos.generated.ts';
import { programs } from '../../src/content/program-list.ts';
import { pageNames } from '../../src/content/shared-texts.ts';
import * as siteMap from '../../src/site-map.ts';
import { staleCards } from '../cards/stale-cards.ts';
import { report } from '../report.ts';
import { buttonColourProblems } from './button-colour.ts';
import { findContentProblems } from './content-problems.ts';
import { programIdProblems } from './program-ids.ts';
import { readContent } from './read-content.ts';
import { writtenTexts } from './written-texts.ts';
import {
  dollarsPattern,
  rangePattern,
  readSources,
  type RepeatedFact,
  repeatsInFacts,
  repeatsInTexts,
  shillingsPattern,
  wordsPattern,
} from './repeated-facts.ts';

const { ages, route, phones, email, landmark, siteUrl } = organization;

const facts: readonly RepeatedFact[] = [
  { pattern: wordsPattern(fact.perMonth), inText: 'fact.perMonth', inYaml: 'perMonth' },
  { pattern: dollarsPattern(annualFees.usd), inText: 'fact.fees', inYaml: 'fees' },
  {
    pattern: shillingsPattern(annualFees.kes),
    inText: 'fact.feesInShillings',
    inYaml: 'feesInShillings',
  },
  {
    pattern: dollarsPattern(sponsorshipPerMonth.fromUsd),
    inText: 'fact.fromPerMonth',
    inYaml: 'fromPerMonth',
  },
  {
    pattern: dollarsPattern(sponsorshipPerMonth.toUsd),
    inText: 'fact.perMonth',
    inYaml: 'perMonth',
  },
  ...donationTiers.map(({ id, priceUsd }, index) => ({
    pattern: dollarsPattern(priceUsd),
    inText: `formatUsd(donationTiers[${index}].priceUsd)`,
    inYaml: `price-of-${id}`,
  })),
  ...[...phones, ...phones.map((it) => it.replace('+254 ', '0'))].map((phone, index) => ({
    pattern: wordsPattern(phone),
    inText: index === 0 ? 'fact.phone' : 'organization.phones[…]',
    inYaml: 'phone',
  })),
  { pattern: wordsPattern(email), inText: 'fact.email', inYaml: 'email' },
  { pattern: rangePattern(ages.from, ages.to), inText: 'fact.ages', inYaml: 'ages' },
  { pattern: wordsPattern(landmark), inText: 'organization.landmark' },
  { pattern: wordsPattern(route.distance), inText: 'fact.distance', inYaml: 'distance' },
  { pattern: wordsPattern(route.road), inText: 'organization.route.road' },
  { pattern: wordsPattern(route.junction), inText: 'fact.junction', inYaml: 'junction' },
  { pattern: wordsPattern(siteUrl), inText: 'organization.siteUrl' },
];

// What is wrong in the content, for `npm run check` and `npm run check:content`.
report(await contentProblems());

async function contentProblems(): Promise<string[]> {
  const { name, descriptor, address } = organization;
  const modules = { ...(await readContent()), 'src/site-map.ts': siteMap };
  const paths = siteMap.sitePages.map(({ path }) => path);
  const pagesWithoutFile = paths
    .map(siteMap.pageFile)
    .filter((file) => !existsSync(file))
    .map((file) => `${file}: is missing; src/site-map.ts lists its page`);
  return [
    ...findContentProblems({
      modules,
      own: {
        phrases: [
          name,
          descriptor,
          landmark,
          ...address.lines,
          address.locality,
          fact.town,
          route.junction,
          route.road,
          ...Object.values(pageNames),
        ],
        phones,
        email,
      },
      galleryPhotos: Object.values(galleryRecords),
      photos: { ...galleryRecords, ...sitePhotos },
      allowedNames: JSON.parse(readFileSync('photos/allowed-names.json', 'utf8')) as string[],
      written: writtenTexts(readSources()),
      ordinary: globSync('{*,docs/**/*}.md').map((file) => readFileSync(file, 'utf8')),
    }),
    ...programIdProblems(programs, donationTiers),
    ...repeatsInTexts(readSources(), facts),
    ...repeatsInFacts(modules, facts),

    ...pagesWithoutFile,
    ...buttonColourProblems(readFileSync('src/styles/tokens.css', 'utf8')),
    ...staleCards(),
  ];
}
