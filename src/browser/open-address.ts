import { clickLink } from './click-link.ts';

/** Call it while handling the visitor's click. Otherwise browsers ask first or refuse. */
export function openAddress(href: string): void {
  clickLink(
    href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href },
  );
}
