import type { Page } from '@playwright/test';

type MailWindow = { openedMails?: string[] };

/** Call it before `goto`. Mail and text message links are then recorded and open no program. */
export async function keepOpenedMails(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    (window as MailWindow).openedMails = opened;
    window.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link || !/^(?:mailto|sms):$/.test(link.protocol)) return;
        opened.push(link.href);
        event.preventDefault();
      },
      true,
    );
  });
}

/** Addresses of mails and text messages, in order. */
export function openedMails(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { openedMails: opened } = window as MailWindow;
    if (!opened) throw new Error('keepOpenedMails was not called before goto');
    return opened;
  });
}

export type OpenedMail = { to: string; subject: string; body: string };

/** Throws unless the address has the keys subject and body, in this order and no other. */
export function readMail(address: string): OpenedMail {
  const parts = /^mailto:([^?]+)\?subject=([^&]*)&body=([^&]*)$/.exec(address);
  if (!parts) throw new Error(`Not a mail of subject and body: ${address}`);
  const [, to = '', subject = '', body = ''] = parts.map(decodeURIComponent);
  return { to, subject, body };
}
