/** For Debian's Chromium as root, without the background calls that only a browser's owner needs. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As Chrome on a good connection has it: the headless shell fetches lazy pictures from afar. The
  // first four are Playwright's own, which a second list would replace.
  `--blink-settings=${[
    'primaryHoverType=2',
    'availableHoverTypes=2',
    'primaryPointerType=4',
    'availablePointerTypes=4',
    'lazyLoadingImageMarginPx4G=1250',
    'lazyLoadingImageMarginPxUnknown=1250',
  ].join(',')}`,
];
