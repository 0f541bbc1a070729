import type { Page } from '@playwright/test';

export type Transfer = {
  path: string;
  type: string;
  /** As sent, headers included. */
  sentBytes: number;
};

export type Traffic = {
  /** What has been fetched since, in order; empties the list. */
  take: () => Transfer[];
};

/** Records every transfer from now on; what comes from the browser's cache is none. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const cdp = await page.context().newCDPSession(page);
  let transfers = new Map<string, Transfer>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const path = new URL(request.url).pathname;
    transfers.set(requestId, { path, type: type ?? '', sentBytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.sentBytes = encodedDataLength;
  });
  const forget = ({ requestId }: { requestId: string }) => transfers.delete(requestId);
  cdp.on('Network.requestServedFromCache', forget);
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) forget({ requestId });
  });
  await cdp.send('Network.enable');
  return {
    take() {
      const taken = [...transfers.values()];
      transfers = new Map();
      return taken;
    },
  };
}

export function isScript({ path }: Transfer): boolean {
  return path.endsWith('.js');
}

export function isBoot({ path }: Transfer): boolean {
  return path.startsWith('/assets/boot-');
}

/** Illustrations too: they are fetched wherever a page is scrolled to them. */
export function isPicture({ path }: Transfer): boolean {
  return path.startsWith('/gallery/') || path.endsWith('.svg');
}

export function isVisit({ path }: Transfer): boolean {
  return path.startsWith('/v1/');
}

export function sentBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, transfer) => sum + transfer.sentBytes, 0);
}

/** Call it before `goto`: the browser never finds the time, so that only an input starts hydration. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
}
