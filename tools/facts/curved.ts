import { homeName } from '../../src/lib/home-name.ts';

const curvedName = homeName.replace("'", '’');

/** Makes apostrophes curly, which few keyboards can type. The home's own name keeps its straight one. */
export function curved(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\d])'/gu, '’').replaceAll(curvedName, homeName);
}
