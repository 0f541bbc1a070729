import { expect, test } from 'vitest';
import worker from './worker.ts';

const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/html', 'X-Test': 'all' };
const asked: string[] = [];
const ASSETS = {
  async fetch(address: URL) {
    asked.push(address.href);
    return new Response('the 404 page', { headers });
  },
};

test.each(['GET', 'HEAD'])(
  'answers %s of a missing file with the 404 page and its headers',
  async (method) => {
    const request = new Request('https://example.org/assets/gone.js?a', { method });
    const response = await worker.fetch(request, { ASSETS });
    expect(asked.at(-1)).toBe('https://example.org/404');
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toBe('the 404 page');
  },
);

test.each(['POST', 'PUT', 'DELETE'])(
  'refuses %s, with the headers of every answer',
  async (method) => {
    const request = new Request('https://example.org/about', { method });
    const response = await worker.fetch(request, { ASSETS });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(response.headers.get('X-Test')).toBe('all');
  },
);
