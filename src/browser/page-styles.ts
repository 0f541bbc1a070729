import { bootAttributes } from '../boot-contract.ts';
import { isHydrated } from './is-hydrated.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the styles of all other pages, once. Resolves at once before hydration, because the document has the styles of
 * its own page. Rejects if the file can't be loaded. The next call tries again.
 */
export function loadPageStyles(): Promise<void> {
  const href =
    isHydrated() &&
    document
      .querySelector(`[${bootAttributes.pageStyles}]`)
      ?.getAttribute(bootAttributes.pageStyles);
  if (!href) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
  return loading;
}
