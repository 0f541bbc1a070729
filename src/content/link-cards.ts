import {
  aboutTexts,
  childrenTexts,
  contactTexts,
  galleryTexts,
  getInvolvedTexts,
  programsTexts,
  statementNames,
} from './page-texts.ts';
import { hero } from './story.ts';

/** The title of a page where a link to it is shared. The home's name stands beside it as the site's name. */
export const linkTitles = {
  '/': hero.title,
  '/about': aboutTexts.name,
  '/children': childrenTexts.name,
  '/programs': programsTexts.name,
  '/gallery': galleryTexts.name,
  '/get-involved': getInvolvedTexts.name,
  '/contact': contactTexts.name,
  '/accessibility': statementNames.accessibility,
  '/privacy': statementNames.privacy,
  '/safeguarding': statementNames.safeguarding,
} as const satisfies Readonly<Record<string, string>>;
