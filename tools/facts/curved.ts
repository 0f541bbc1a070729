import { homeName } from '../../src/lib/home-name.ts';

const curvedName = homeName.replace("'", '’');

/** With curly apostrophes, which few keyboards have, and the home's own name with its straight one. */
export function curved(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\d])'/gu, '’').replaceAll(curvedName, homeName);
}
