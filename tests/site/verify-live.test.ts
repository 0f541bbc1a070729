import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { liveFindings } from '../../tools/live/live-findings.ts';
import { siteDifferences } from '../../tools/live/site-differences.ts';
import { createLocalServer } from '../../tools/site/local-server.ts';
import { distDir } from './built-site.ts';

type Answer = { status: number; location?: string; text: string };
type Lie = (path: string, answer: Answer) => Partial<Answer> | undefined;

let lie: Lie;

const honest = createLocalServer({ distDir, counterDatabase: ':memory:' });
const lying = createServer((request, response) => void answer(request.url ?? '/', response));

function originOf(server: typeof honest): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(path: string, response: ServerResponse) {
  const truth = await fetch(originOf(honest) + path);
  const told: Answer = { status: truth.status, text: await truth.text() };
  const { status, location, text } = { ...told, ...lie(path, told) };
  response.writeHead(status, {
    'Content-Type': truth.headers.get('content-type') ?? '',
    ...(location ? { Location: location } : {}),
  });
  response.end(text);
}

beforeAll(async () => {
  for (const server of [honest, lying]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});

afterAll(() => {
  for (const server of [honest, lying]) {
    server.close();
    server.closeAllConnections();
  }
});

async function found(told: Lie): Promise<string[]> {
  lie = told;
  const differences = await siteDifferences(originOf(lying));
  return differences.map((it) => `${it.page} ${it.what}: ${it.found}, not ${it.expected}`);
}

/** Replaces words of the page with the payment details; they must be there. */
function onPaymentPage(words: string, others: string): Lie {
  return onPage('/get-involved', words, others);
}

function onPage(page: string, words: string, others: string): Lie {
  return (path, { text }) => {
    if (path !== page) return undefined;
    expect(text).toContain(words);
    return { text: text.replaceAll(words, others) };
  };
}

const aNumber = 'not no number but the payment values and the phones';

test('finds nothing on an honest site', async () => {
  expect(await found(() => undefined)).toEqual([]);
});

test('a changed digit [fault 50]', async () => {
  expect(await found(onPaymentPage('177338', '177339'))).toEqual([
    '/get-involved Paybill number: 177339, not 177338',
    // Of the bar that phones show.
    '/get-involved Paybill number: 177339, not 177338',
    `/get-involved a number: 177339, ${aNumber}`,
  ]);
  expect(await found(onPage('/give', '177338', '177339'))).toEqual([
    '/give Paybill number: 177339, not 177338',
    `/give a number: 177339, ${aNumber}`,
  ]);
  expect(await found(onPaymentPage('5800555002', '5800555020'))).toEqual([
    '/get-involved Account number: 5800555020, not 5800555002',
    `/get-involved a number: 5800555020, ${aNumber}`,
  ]);
});

test('a changed name [fault 50]', async () => {
  expect(await found(onPaymentPage('>MCCH<', '>MCCI<'))).toContain(
    '/get-involved Account name: MCCI, not MCCH',
  );
});

test('two values that changed places [fault 50]', async () => {
  const [paybill, account] = ['>177338<', '>5800555002<'];
  const lines = await found((path, { text }) => {
    if (path !== '/give') return undefined;
    const parts = text.split(paybill);
    return { text: parts.map((part) => part.replaceAll(account, paybill)).join(account) };
  });
  expect(lines).toEqual([
    '/give Paybill number: 5800555002, not 177338',
    '/give Account number: 177338, not 5800555002',
  ]);
});

test('a value that is gone [fault 50]', async () => {
  const lines = await found(onPaymentPage('>5800555002<', '><'));
  // The values after it take its place, and the last one is missing.
  expect(lines).toContainEqual(expect.stringMatching(/^\/get-involved [\w ]+: nothing, not /));
});

test.each([
  ['on the page itself', '/get-involved', '<p>Or Till <b>88 88 8</b></p>', '88 88 8'],
  ['on a page that takes no gifts', '/about', '<p>Paybill: 247247</p>', '247247'],
  ['in digits of another script', '/', '<p>Paybill ٢٤٧٢٤٧</p>', '٢٤٧٢٤٧'],
  ['for those who listen', '/contact', '<p aria-label="Paybill 247247">Pay</p>', '247247'],
])('a second account %s [fault 50]', async (_name, page, words, number) => {
  expect(await found(onPage(page, '</main>', `${words}</main>`))).toEqual([
    `${page} a number: ${number}, ${aNumber}`,
  ]);
});

test('another phone and another e-mail', async () => {
  const { email } = organization;
  const phone = organization.phones.at(-1) ?? '';
  const lines = await found(onPage('/contact', phone, '+254 711 111 111'));
  expect(lines).toContain(`/contact a number: +254 711 111 111, ${aNumber}`);
  expect(await found(onPage('/about', email, 'mcch@evil.example'))).toEqual([
    `/about e-mail: mcch@evil.example, not ${email}`,
    `/about e-mail: nothing, not ${email}`,
  ]);
});

test('a form that writes to somebody else', async () => {
  const { email } = organization;
  const [words, others] = [email, 'mcch@evil.example'].map(
    (address) => `formAction="mailto:${address}?`,
  ) as [string, string];
  expect(await found(onPage('/contact', words, others))).toEqual([
    `/contact e-mail: mcch@evil.example, not ${email}`,
  ]);
});

test.each([
  [
    'a redirect',
    { status: 302, location: 'https://evil.example/give' },
    '302 to https://evil.example/give',
  ],
  ['an error', { status: 500 }, '500'],
])('%s in place of the page', async (_name, told, words) => {
  const lines = await found((path) => (path === '/get-involved' ? told : undefined));
  expect(lines).toEqual([`/get-involved answer: ${words}, not 200`]);
});

test('a script of another host', async () => {
  const script = '<script src="https://evil.example/pay.js"></script>';
  expect(await found(onPaymentPage('</body>', `${script}</body>`))).toEqual([
    '/get-involved another site: https://evil.example/pay.js, not none that the repository does not name',
    '/get-involved script: https://evil.example/pay.js, not none of another site',
  ]);
});

test('a script in the page', async () => {
  expect(await found(onPaymentPage('</body>', '<script>pay()</script></body>'))).toEqual([
    '/get-involved script in the page: pay(), not none',
  ]);
  expect(await found(onPaymentPage('<main', '<main onclick="pay()"'))).toEqual([
    '/get-involved script in the page: pay(), not none',
  ]);
});

test('a link to another way to pay', async () => {
  const link = '<a href="//pay.evil.example/mcch">Give by card</a>';
  expect(await found(onPage('/children', '</main>', `${link}</main>`))).toEqual([
    '/children another site: //pay.evil.example/mcch, not none that the repository does not name',
  ]);
});

test('another number in a script, which would show it after hydration', async () => {
  const lines = await found((path, { text }) =>
    path.endsWith('.js') ? { text: text.replaceAll('177338', '177339') } : undefined,
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^\/get-involved a number in \/assets\/[\w.-]+\.js: 177339, /),
  );
});

test('the headers of an honest host are right', async () => {
  expect(await liveFindings(originOf(honest), distDir)).toEqual([]);
});

test('a host that sends the pages without their policy [fault 52]', async () => {
  lie = () => undefined;
  const lines = await liveFindings(originOf(lying), distDir);
  for (const path of ['/ (200)', '/about (200)', '/nothing-here (404)']) {
    const policy = `${path}: Content-Security-Policy is missing; expected default-src 'none'`;
    expect(lines).toContainEqual(expect.stringContaining(policy));
  }
});

test('a host that answers unknown paths with the home page [fault 52]', async () => {
  lie = (_path, { status }) => (status === 404 ? { status: 200 } : undefined);
  const lines = await liveFindings(originOf(lying), distDir);
  expect(lines).toContain('/nothing-here (404): answers 200');
});

test('a site that is not there', async () => {
  const differences = await siteDifferences('http://127.0.0.1:9');
  expect(differences).not.toEqual([]);
  for (const { what, found } of differences) expect(`${what}: ${found}`).toMatch(/^answer: none: /);
  const lines = await liveFindings('http://127.0.0.1:9', distDir);
  expect(lines.at(-1)).toMatch(/^headers: could not be read/);
});

test('another card than the repository has [fault 107]', async () => {
  lie = (path) => (path.endsWith('.vcf') ? { text: 'BEGIN:VCARD' } : undefined);
  const lines = await liveFindings(originOf(lying), distDir);
  expect(lines).toContainEqual(expect.stringMatching(/^\/[a-z-]+\.vcf: another file/));
  const { length } = lines.filter((line) => line.startsWith('/cards/poster'));
  // The server above answers with text alone, which changes every picture.
  expect(length).toBeGreaterThan(0);
});
