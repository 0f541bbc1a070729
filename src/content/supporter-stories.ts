import { stories } from '#facts';

export type SupporterStory = (typeof stories)[number];

export const supporterStories: readonly SupporterStory[] = stories;
