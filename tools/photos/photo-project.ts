import { photoUses, type PhotoUse } from './photo-usage.ts';

/** What the photos' tools work on; tests give them folders and pages of their own. */
export type PhotoProject = {
  root: string;
  uses: readonly PhotoUse[];
  log: (line: string) => void;
};

export function thisProject(): PhotoProject {
  return {
    root: '.',
    uses: photoUses(),
    log: (line) => console.log(line),
  };
}
