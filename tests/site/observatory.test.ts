import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { sitePages } from '../../src/site-map.ts';
import {
  scan,
  type ObservedAnswer,
  type ObservedSite,
} from '../../tools/observatory/observatory.generated.js';
import { createLocalServer } from '../../tools/site/local-server.ts';
import { attribute, builtPages, distDir } from './built-site.ts';

// 140 take a domain that browsers have on their list of those never asked without encryption.
const MARK = 135;

const server = createLocalServer({ distDir, counterDatabase: ':memory:' });
const { hostname } = new URL(organization.siteUrl);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function ask(path: string, init: RequestInit = {}) {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

function observed({ status, headers }: Response): ObservedAnswer {
  return { status, headers: Object.fromEntries(headers), verified: true, httpEquiv: new Map() };
}

/** The local server's answers as the Observatory would find them on a host that has a certificate. */
async function observedSite(path: string): Promise<ObservedSite> {
  const origin = { headers: { Origin: 'https://http-observatory.security.mozilla.org' } };
  const answer = await ask(path);
  const preflight = await ask(path, { ...origin, method: 'OPTIONS' });
  const url = new URL(path, `https://${hostname}`);
  const page = observed(answer);
  const httpRedirects = [
    { url: new URL(path, `http://${hostname}`), status: 301 },
    { url, status: answer.status },
  ];
  return {
    hostname,
    resources: { path: await answer.text() },
    responses: {
      auto: page,
      cors: observed(preflight),
      http: page,
      https: page,
      httpRedirects,
      httpsRedirects: [],
    },
    session: { url },
  };
}

test.each(sitePages)('$path gets the Observatory’s best mark [fault 52]', async ({ path }) => {
  const { scan: result, tests } = await scan(await observedSite(path));
  const failing = Object.entries(tests).filter(([, { pass }]) => !pass);
  expect(failing.map(([name, { result }]) => `${name}: ${result}`)).toEqual([]);
  const marks = Object.entries(tests).map(([name, { scoreModifier }]) => [name, scoreModifier]);
  expect(Object.fromEntries(marks.filter(([, mark]) => mark !== 0))).toEqual({
    'content-security-policy': 10,
    'cross-origin-resource-policy': 10,
    'referrer-policy': 5,
    'subresource-integrity': 5,
    'x-frame-options': 5,
  });
  expect(result.score).toBeGreaterThanOrEqual(MARK);
});

test('a page whose host drops one header does not get it [fault 52]', async () => {
  const site = await observedSite('/');
  delete site.responses.auto.headers['cross-origin-resource-policy'];
  const { scan: result } = await scan(site);
  expect(result.score).toBe(MARK - 10);
});

// The Observatory reads these as headers; it is told above that there are none.
test.each(builtPages)('$path sets no policy in its HTML', (page) => {
  const metas = page.all('meta').filter((meta) => {
    return attribute(meta, 'http-equiv') !== null || attribute(meta, 'name') === 'referrer';
  });
  expect(metas).toEqual([]);
});
