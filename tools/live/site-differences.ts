import { sitePages } from '../../src/site-map.ts';
import { pageDifferences, type Difference } from './page-differences.ts';

/** Reads every page of a live site, and the modules that it would run, against the repository. */
export async function siteDifferences(origin: string): Promise<Difference[]> {
  const modules = new Map<string, Promise<string>>();
  const readModule = (address: string) => {
    const module = modules.get(address) ?? read(new URL(address, origin)).then(({ text }) => text);
    modules.set(address, module);
    return module;
  };

  const differences: Difference[] = [];
  for (const { path: page } of sitePages) {
    try {
      const { answer, text: html } = await read(new URL(page, origin));
      if (answer === '200') {
        differences.push(...(await pageDifferences({ page, origin, html }, readModule)));
      } else {
        differences.push({ page, what: 'answer', found: answer, expected: '200' });
      }
    } catch (error) {
      const found = `none: ${error instanceof Error ? error.message : String(error)}`;
      differences.push({ page, what: 'answer', found, expected: '200' });
    }
  }
  return differences;
}

/** A redirect is not followed: what another address shows says nothing about this one. */
async function read(address: URL): Promise<{ answer: string; text: string }> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(15_000),
  });
  const location = response.headers.get('location');
  const answer = location ? `${response.status} to ${location}` : String(response.status);
  return { answer, text: await response.text() };
}
