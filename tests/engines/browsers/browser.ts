import type { InPage, Path } from './in-page.ts';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'End';

/** What the journeys need of a browser, in any engine. */
export type Browser = {
  /** A path of the site, or a whole address. */
  open: (path: string) => Promise<void>;
  back: () => Promise<void>;
  address: () => Promise<string>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs one of the functions of in-page.ts, whether the page may have script or not. */
  ask: <Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ) => Promise<Awaited<ReturnType<InPage[Name]>>>;
  click: (path: Path) => Promise<void>;
  type: (path: Path, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Control and a letter. */
  shortcut: (letter: string) => Promise<void>;
  /** Waits for the page's alert, closes it, and returns its text. */
  readAlert: () => Promise<string>;
  /** The mail addresses that were opened, in order. */
  openedMails: () => Promise<string[]>;
  /** Whether the engine itself exposes it to assistive technology by the same role and name. */
  isExposed: (path: Path) => Promise<boolean>;
  /** Uncaught errors and violations of the policy since the last call. */
  takeErrors: () => Promise<string[]>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type StartOptions = {
  /** The file to start. */
  program: string;
  /** Where the site is served, without a slash at the end. */
  site: string;
  script: boolean;
  /** The bundle of in-page.ts. */
  inPageScript: string;
};

/** The body of a function of two arguments: the name of one of in-page.ts, and its own arguments. */
export function askingScript(inPageScript: string): string {
  return `${inPageScript}; return inPage[arguments[0]](...arguments[1]);`;
}
