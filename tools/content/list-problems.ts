import { existsSync } from 'node:fs';
import { organization } from '../../src/content/organization.ts';
import { galleryPhotos } from '../../src/content/page-texts/gallery.ts';
import { annualFees, donationTiers, sponsorshipPerMonth } from '../../src/content/payments.ts';
import { sitePhotos } from '../../src/content/photos.generated.ts';
import { programs } from '../../src/content/programs.ts';
import { pageNames } from '../../src/content/shared-texts.ts';
import { socialCards } from '../../src/content/social-cards.ts';
import * as siteMap from '../../src/site-map.ts';
import { staleCards } from '../cards/stale-cards.ts';
import { photoUses } from '../photos/photo-usage.ts';
import { draftsIn, type PhotoEntry } from '../photos/photo-schema.ts';
import { placeProblems } from '../photos/pictures-of-pages.ts';
import { readAllowedNames, readCatalog } from '../photos/read-photos.ts';
import { report } from '../report.ts';
import { findContentProblems } from './content-problems.ts';
import { programIdProblems } from './program-ids.ts';
import { readContent } from './read-content.ts';
import { plainPriceProblems, type Price, readSources } from './written-prices.ts';

const prices: readonly Price[] = [
  { usd: annualFees.usd, template: 'formatUsd(annualFees.usd)' },
  { kes: annualFees.kes, template: 'formatKes(annualFees.kes)' },
  { usd: sponsorshipPerMonth.fromUsd, template: 'formatUsd(sponsorshipPerMonth.fromUsd)' },
  { usd: sponsorshipPerMonth.toUsd, template: 'formatUsd(sponsorshipPerMonth.toUsd)' },
  ...donationTiers
    .map(({ priceUsd: usd }, index) => ({
      usd,
      template: `formatUsd(donationTiers[${index}].priceUsd)`,
    }))
    .filter(({ usd }) => usd !== annualFees.usd && usd !== sponsorshipPerMonth.fromUsd),
  ...[...organization.phones, ...organization.phones.map((it) => it.replace('+254 ', '0'))].map(
    (text) => ({ text, template: 'organization.phones[0]' }),
  ),
  { text: organization.email, template: 'organization.email' },
  { text: organization.landmark, template: 'organization.landmark' },
  { text: organization.route.road, template: 'organization.route.road' },
  { text: organization.route.junction, template: 'organization.route.junction' },
  { text: organization.siteUrl, template: 'organization.siteUrl' },
];

// What is wrong in the content, for `npm run check` and `npm run check:content`.
const unmade = (await photoUses()).filter(({ slug }) => !(slug in sitePhotos));
const problems =
  unmade.length > 0
    ? unmade.map(
        ({ file, place, slug }) =>
          `${file}: ${place} is "${slug}", a photo that is new or does not exist; run: npm run photos`,
      )
    : await contentProblems();
report(problems);

/** Needs every photo that the content names: cards and captions look them up. */
async function contentProblems(): Promise<string[]> {
  const { name, descriptor, landmark, address, phones, email } = organization;
  const modules = { ...(await readContent()), 'src/site-map.ts': siteMap };
  const paths = siteMap.sitePages.map(({ path }) => path);
  const pagesWithoutCard = paths
    .filter((path) => !Object.hasOwn(socialCards, path))
    .map((path) => `src/content/social-cards.ts: has no card for the page '${path}'`);
  const pagesWithoutFile = paths
    .map(siteMap.pageFile)
    .filter((file) => !existsSync(file))
    .map((file) => `${file}: is missing; src/site-map.ts lists its page`);
  return [
    ...findContentProblems({
      modules,
      own: {
        phrases: [name, descriptor, landmark, ...address.lines, ...Object.values(pageNames)],
        phones,
        email,
      },
      galleryPhotos: galleryPhotos.map((photo) => sitePhotos[photo]),
      photos: sitePhotos,
      allowedNames: await readAllowedNames('.'),
    }),
    ...placeProblems(await photoUses(), draftsIn(await readCatalog('.')) as PhotoEntry[]),
    ...programIdProblems(programs, donationTiers),
    ...plainPriceProblems(readSources(), prices),
    ...pagesWithoutCard,
    ...pagesWithoutFile,
    ...staleCards(),
  ];
}
