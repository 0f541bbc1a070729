/**
 * Facts inside a sentence: `${fact.fees}` between ` and `. In YAML the same is `{fees}`. tools/facts/fact-words.ts names
 * them all.
 */
export { fact } from '#facts';
