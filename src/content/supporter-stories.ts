import type { PhotoSlug } from './photo-files.generated.ts';
import file from './supporter-stories.json' with { type: 'json' };
import type { WayToHelpId } from './ways-to-help.ts';

/**
 * STAND-INS: none of these people exists. They show what kind of story belongs here. The home
 * must replace each with a real one, written with the supporter and printed with their consent,
 * and set `standIn` to false; `npm run launch-check` lists those that are left. No child's name
 * and nothing by which a child could be recognised, in real ones either.
 */
export type SupporterStory = {
  name: string;
  role: string;
  story: string;
  impact: string;
  photo: PhotoSlug;
  /** How a reader can do the same. */
  way: WayToHelpId;
  standIn: boolean;
};

// tools/content/content-files.ts has checked the file.
export const supporterStories = file.supporterStories as readonly SupporterStory[];
