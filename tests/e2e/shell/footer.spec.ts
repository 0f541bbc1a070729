import { expect, test } from '../setup/site-test.ts';
import { expectCount } from '../setup/visit-counter.ts';

const addresses = ['/', '/children', '/contact'];

for (const address of addresses) {
  test(`the footer of ${address} leads everywhere that it names`, async ({ page }) => {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    const lists = {
      'Quick links': {
        'About Us': '/about',
        'Our Children': '/children',
        Programs: '/programs',
        Gallery: '/gallery',
      },
      'Get involved': {
        Sponsor: '/get-involved#sponsor',
        Volunteer: '/get-involved#volunteer',
        Donate: '/get-involved#donate',
        Fundraise: '/get-involved#fundraise',
      },
      'About this site': {
        Accessibility: '/accessibility',
        Privacy: '/privacy',
        Safeguarding: '/safeguarding',
      },
    };
    for (const [name, links] of Object.entries(lists)) {
      const list = footer.getByRole('navigation', { name });
      await expect(list.getByRole('link')).toHaveText(Object.keys(links));
      for (const [label, href] of Object.entries(links)) {
        const link = list.getByRole('link', { name: label });
        await expect(link).toHaveAttribute('href', href);
      }
    }
  });
}

test('shows where the home is and how to reach it', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const line of ['Off Kangundo Road, Ruai', 'Nairobi, Kenya', '1 km from Ruai Junction']) {
    await expect(footer.getByText(line)).toBeVisible();
  }
  for (const last of ['1', '2', '3']) {
    const phone = footer.getByRole('link', { name: `+254 000 000 00${last}` });
    await expect(phone).toHaveAttribute('href', `tel:+25400000000${last}`);
  }
  const mail = footer.getByRole('link', { name: 'home@example.org' });
  await expect(mail).toHaveAttribute('href', 'mailto:home@example.org');
});

test('closes with the copyright, the visits and the credit of the builder', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const year = new Date().getFullYear();
  await expect(footer.getByText(`© ${year} Motherly Care Children's Home`)).toBeVisible();
  await expectCount(page, /^Site visits: [\d,]+$/);
  const credit = footer.getByRole('link', { name: /^Website credits/ });
  await expect(credit).toHaveAttribute('href', 'https://example.org/builder');
  await expect(credit).toHaveAttribute('target', '_blank');
  await expect(credit).toHaveAttribute('rel', /noopener/);
});
