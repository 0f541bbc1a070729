import { wrongAnswers } from '../hosts/host-answers.ts';
import { fileDifferences } from './file-differences.ts';
import { siteDifferences } from './site-differences.ts';

/**
 * What a live site says or sends differently from this repository, a line each: payment details, contacts
 * and scripts of every page, the files that visitors keep, and headers, caching, redirects and the 404 answer as the built site in
 * `distDir` wants them of a host.
 */
export async function liveFindings(origin: string, distDir: string): Promise<string[]> {
  const differences = await siteDifferences(origin);
  const lines = differences.map(
    ({ page, what, found, expected }) => `${page}  ${what}: found ${found}; expected ${expected}`,
  );
  try {
    const files = await fileDifferences(origin, distDir);
    return [...lines, ...files, ...(await wrongAnswers(origin, distDir))];
  } catch (error) {
    // The pages above have told as much.
    const reason = error instanceof Error ? error.message : String(error);
    return [...lines, `headers: could not be read (${reason})`];
  }
}
