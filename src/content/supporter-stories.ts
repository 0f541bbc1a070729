export { stories as supporterStories } from '#facts';
