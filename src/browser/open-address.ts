import { clickLink } from './click-link.ts';

/**
 * Opens an address as a click on a link does: in another program (mailto:, sms:), or in a new tab for another site.
 * Call it while handling the visitor's click: otherwise browsers ask first or refuse.
 */
export function openAddress(href: string): void {
  clickLink(
    href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href },
  );
}
