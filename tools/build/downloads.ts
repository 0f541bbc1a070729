import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contactCard, contactCardPath } from '../../src/giving/contact-card.ts';
import { organization } from '../../src/content/organization.ts';

/** What visitors save on their phones. */
export async function writeDownloads(distDir: string): Promise<void> {
  await writeFile(join(distDir, contactCardPath), contactCard(organization));
}
