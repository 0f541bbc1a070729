import type { Page } from '@playwright/test';
import { contactSubjects } from '../../../src/content/page-texts/contact.ts';

/** Fills in the fields that the message form requires. */
export async function fillContactForm(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Amina');
  await page.getByLabel('E-mail').fill('amina@example.org');
  await page.getByLabel('Subject').selectOption(contactSubjects[0].value);
  await page.getByLabel('Message').fill('Hello');
}
