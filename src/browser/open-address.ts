import { clickLink } from './click-link.ts';

/**
 * Opens an address of another program (mailto:, sms:) or, in a new tab, of another site, as a click on a
 * link would. Call it within the visitor's own click: otherwise browsers ask first or refuse.
 */
export function openAddress(href: string): void {
  clickLink(
    href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href },
  );
}
