import 'react';

declare module 'react' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands, run on the element with the id in `commandfor`. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Document {
    /** Chromium's speculation rules. */
    readonly prerendering?: boolean;
  }
}
