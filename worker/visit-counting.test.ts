import { expect, test } from 'vitest';
import { visitCounting, type VisitRequest } from './visit-counting.ts';

const browser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';

function visitor(headers: Record<string, string> = {}, caller = '102.0.0.1'): VisitRequest {
  const sent: Record<string, string> = {
    'User-Agent': browser,
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'cors',
    ...headers,
  };
  return { header: (name) => sent[name], caller };
}

function counter() {
  let count: number | undefined;
  let now = 0;
  const counted = visitCounting(
    (statement) => (statement.startsWith('INSERT') ? (count = (count ?? 0) + 1) : count),
    () => now,
  );
  return { visit: (it: VisitRequest) => counted('home', it), pass: (ms: number) => (now += ms) };
}

test('the worker counts visits, also of browsers without Sec-Fetch headers', () => {
  const { visit } = counter();
  expect(visit(visitor())).toBe(1);
  expect(visit({ header: () => undefined, caller: '' })).toBe(2);
});

test.each<Record<string, string>>([
  { 'Sec-Purpose': 'prefetch;prerender' },
  { 'Sec-Fetch-Mode': 'navigate' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'User-Agent': `${browser} (compatible; Google-InspectionTool/1.0;)` },
  { 'User-Agent': browser.replace('Chrome/', 'HeadlessChrome/') },
])('the worker answers %j with the number so far, and does not count it', (headers) => {
  const { visit } = counter();
  expect(visit(visitor(headers))).toBe(0);
  expect(visit(visitor())).toBe(1);
  expect(visit(visitor(headers))).toBe(1);
});

test('the worker counts at most 30 visits a minute of one caller', () => {
  const { visit, pass } = counter();
  for (let count = 1; count <= 30; count += 1) expect(visit(visitor())).toBe(count);
  expect(visit(visitor())).toBe(30);
  expect(visit(visitor({}, '102.0.0.2'))).toBe(31);
  pass(59_999);
  expect(visit(visitor())).toBe(31);
  pass(1);
  expect(visit(visitor())).toBe(32);
});

test.each([
  ['2c0f:fe38:1:2:aaaa::1', '2c0f:fe38:1:2:bbbb::9', 'one caller', 30],
  ['2c0f:fe38:1:2::1', '2c0f:fe38:1:3::1', 'two callers', 31],
  ['::ffff:102.0.0.1', '::ffff:102.0.0.2', 'two callers', 31],
  ['::FFFF:102.0.0.1', '102.0.0.1', 'one caller', 30],
])('the addresses %s and %s are %s', (one, other, _, count) => {
  const { visit } = counter();
  for (let visits = 0; visits < 30; visits += 1) visit(visitor({}, one));
  expect(visit(visitor({}, other))).toBe(count);
});
