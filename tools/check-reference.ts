import { isReference } from '../src/giving/reference.ts';

/** Says whether a gift note's reference, such as 7K2-M4S, was typed without a mistake. */
const text = process.argv.slice(2).join(' ');
const right = isReference(text);
console.log(
  right ? `${text} is a reference.` : `"${text}" is no reference: somebody has mistyped it.`,
);
process.exitCode = right ? 0 : 1;
