import { stories } from '#facts';
import type { WayToHelpId } from './ways-to-help.ts';

export type SupporterStory = {
  name: string;
  role: string;
  story: string;
  impact: string;
  /** How a reader can help in the same way. */
  way: WayToHelpId;
};

export const supporterStories: readonly SupporterStory[] = stories;
