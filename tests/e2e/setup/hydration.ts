import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page) {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Keeps the app away from the page until the returned function is called: a slow connection. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What React listens to as it begins to take over the page, and when all that it draws is there. */
const TAKING_OVER = { begins: 'click', finishes: 'scroll' } as const;

/** A press that comes while React is taking over: React hears of it, and so does the boot module. */
export async function clickDuringHydration(
  page: Page,
  moment: keyof typeof TAKING_OVER,
  name: string,
) {
  await page.addInitScript(
    ([type, label]) => {
      const listen: (
        this: EventTarget,
        ...args: Parameters<EventTarget['addEventListener']>
      ) => void = Reflect.get(EventTarget.prototype, 'addEventListener');
      const press = () => {
        const all = [...document.querySelectorAll<HTMLElement>('a, button')];
        all.find((it) => (it.ariaLabel ?? it.textContent).trim().startsWith(label))?.click();
      };
      EventTarget.prototype.addEventListener = function heard(this: EventTarget, ...args) {
        const reacts = this === window || (this instanceof Element && this.id === 'root');
        if (reacts && args[0] === type) {
          EventTarget.prototype.addEventListener = listen;
          queueMicrotask(press);
        }
        listen.apply(this, args);
      };
    },
    [TAKING_OVER[moment], name] as const,
  );
}
