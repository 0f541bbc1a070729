import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contactCard, contactCardPath } from '../../src/giving/contact-card.ts';
import { offeredPlans, reminderPath, reminderWithoutEnd } from '../../src/giving/reminder.ts';
import { organization } from '../../src/content/organization.ts';

/** What visitors save on their phones: the home's contact card and the reminders of each plan. */
export async function writeDownloads(distDir: string, built: Date): Promise<void> {
  await mkdir(join(distDir, 'reminders'), { recursive: true });
  await writeFile(join(distDir, contactCardPath), contactCard(organization));
  for (const plan of offeredPlans) {
    const path = reminderPath(plan);
    if (path) await writeFile(join(distDir, path), reminderWithoutEnd(plan, built));
  }
}
