import { externalPictureHost } from '../../src/content/external-pictures.ts';
import { photoUses, type PhotoUse } from './photo-usage.ts';

/** What the photos' tools work on; tests give them folders and pages of their own. */
export type PhotoProject = {
  root: string;
  uses: readonly PhotoUse[];
  pictureHost: string | null;
  log: (line: string) => void;
};

export function thisProject(): PhotoProject {
  return {
    root: '.',
    uses: photoUses(),
    pictureHost: externalPictureHost,
    log: (line) => console.log(line),
  };
}
