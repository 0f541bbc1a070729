/** For Chromium as root in a container, without the requests that a browser makes for itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell fetches lazy pictures from further away than Chrome, whose distance on a good
  // connection this is. The first four are Playwright's own, which a second list would replace.
  `--blink-settings=${[
    'primaryHoverType=2',
    'availableHoverTypes=2',
    'primaryPointerType=4',
    'availablePointerTypes=4',
    'lazyLoadingImageMarginPx4G=1250',
    'lazyLoadingImageMarginPxUnknown=1250',
  ].join(',')}`,
];
