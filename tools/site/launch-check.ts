import { readFileSync } from 'node:fs';

import { accessibilityStatement } from '../../src/content/accessibility-statement.ts';
import { contactFormDelivery } from '../../src/content/contact-subjects.ts';
import { givingPromises } from '../../src/content/giving-promises.ts';
import { bankSettings, givingSettings } from '../../src/content/giving-settings.ts';
import { openQuestions } from '../../src/content/open-questions.ts';
import { organization } from '../../src/content/organization.ts';
import { privacyStatement } from '../../src/content/privacy-statement.ts';
import { safeguardingStatement } from '../../src/content/safeguarding-statement.ts';
import { supporterStories } from '../../src/content/supporter-stories.ts';
import { findLaunchBlockers, launchSources } from './launch-blockers.ts';

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const photosSource = readFileSync(launchSources.photos, 'utf8');
const { photos } = JSON.parse(photosSource) as { photos: { people: string }[] };

const blockers = findLaunchBlockers({
  organization,
  bankSettings,
  givingSettings,
  givingPromises,
  supporterStories,
  statements: {
    accessibility: accessibilityStatement,
    privacy: privacyStatement,
    safeguarding: safeguardingStatement,
  },
  contactFormDelivery,
  openQuestions,
  photos,
  builtHeaders: readOrNull('dist/_headers'),
  sources: {
    organization: readFileSync(launchSources.organization, 'utf8'),
    givingSettings: readFileSync(launchSources.givingSettings, 'utf8'),
    givingPromises: readFileSync(launchSources.givingPromises, 'utf8'),
    supporterStories: readFileSync(launchSources.supporterStories, 'utf8'),
    accessibility: readFileSync(launchSources.accessibility, 'utf8'),
    privacy: readFileSync(launchSources.privacy, 'utf8'),
    safeguarding: readFileSync(launchSources.safeguarding, 'utf8'),
    contactForm: readFileSync(launchSources.contactForm, 'utf8'),
    openQuestions: readFileSync(launchSources.openQuestions, 'utf8'),
    codeOwners: readFileSync(launchSources.codeOwners, 'utf8'),
    photos: photosSource,
  },
});

for (const { place, text } of blockers) console.log(`${place}  ${text}`);
if (blockers.length > 0) {
  console.log(`\nNot ready to launch: ${blockers.length} left.`);
  process.exitCode = 1;
} else {
  console.log('Ready to launch: nothing is a stand-in and nothing is unset.');
}
