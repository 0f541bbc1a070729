import type { InPage, Path } from './in-page.ts';

type Key = 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'End';

/** What the journeys need of a browser that Playwright cannot start. */
export type Engine = {
  goTo: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Calls one of the functions of in-page.ts, whether the page may have script or not. */
  ask: <Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ) => Promise<Awaited<ReturnType<InPage[Name]>>>;
  click: (path: Path) => Promise<void>;
  type: (path: Path, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Control and a letter. */
  shortcut: (letter: string) => Promise<void>;
  /** Closes the page's alert and returns its text; '' while there is none. */
  closeAlert: () => Promise<string>;
  /** Role and name as the engine itself exposes them to assistive technology. */
  isExposed: (path: Path) => Promise<boolean>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type StartOptions = {
  /** The file to start. */
  program: string;
  script: boolean;
  /** Fonts of the project, as in the other browser tests. */
  env: NodeJS.ProcessEnv;
  /** The body of a function of two arguments: the name of a function of in-page.ts, and its arguments. */
  asking: string;
};
