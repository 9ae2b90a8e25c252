import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import axe from 'axe-core';
import type { Account } from './accounts.ts';
import { createAccount, signIn } from './accounts.ts';

interface Fixtures {
  /** What the browser's console complained about; anything left at the end fails the test. */
  complaints: string[];
  /** An agent of this test's own. */
  account: Account;
  /** The same agent, signed in on this page. */
  agent: Account;
  theme: 'dark' | 'light';
  language: 'en' | 'fr';
  /** Whether the agent has an agreement with the board, which listing data needs. */
  hasAgreement: boolean;
  /** Whether the dashboard is the one an agent finds on the first day, and not empty. */
  hasBadges: boolean;
  /** Whether maps are drawn, which costs a processor without a graphics card three seconds for each. */
  hasMaps: boolean;
}

/** What the browser says about its own ways, not about the app. */
const noise = [
  // A trace asks the frame of a mail to run a script, which neither mails nor the pages behind their links may.
  /Blocked script execution in '(about:srcdoc|[^']*\/c\/[^']*)'/,
  // A sandboxed page has an origin of its own, which the browser wonders about.
  /could not be origin-keyed/,
  // Without a graphics card maps are drawn by the processor, which reads pixels back.
  /GPU stall due to ReadPixels/,
];

export const test = base.extend<Fixtures>({
  theme: ['dark', { option: true }],
  language: ['en', { option: true }],
  hasAgreement: [true, { option: true }],
  hasBadges: [false, { option: true }],
  hasMaps: [false, { option: true }],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        const text = message.text();
        if (isComplaint && !noise.some((pattern) => pattern.test(text)))
          complaints.push(`${text} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, theme, language, hasMaps }, use) => {
    if (!hasMaps) await page.addInitScript(takeWebGl);
    await page.addInitScript(
      ([chosenTheme, chosenLanguage]) => {
        // Frames with mails and the pages behind their links are sandboxed: they have no storage.
        if (window !== window.top || window.origin === 'null') return;
        const keep = (key: string, state: object) => {
          if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ state, version: 0 }));
        };
        keep('hearthline.theme', { theme: chosenTheme });
        keep('hearthline.lan', { lan: chosenLanguage });
      },
      [theme, language] as const,
    );
    await use(page);
  },
  account: async ({ hasAgreement, hasBadges }, use) => {
    await use(await createAccount('Maya', { hasAgreement, hasBadges }));
  },
  agent: async ({ page, account }, use) => {
    await keepTokens(page, await signIn(account));
    await use(account);
  },
});

export { expect };

/** Then the app says in words that there is no map, and does everything else. */
function takeWebGl(): void {
  const { prototype } = HTMLCanvasElement;
  const getContext: (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => unknown =
    prototype.getContext;
  Object.defineProperty(prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.includes('webgl') ? null : getContext.call(this, kind, ...rest);
    },
  });
}

/** For journeys about movement; the others do without, because software draws every frame of it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Puts a session into the browser's storage once, so that signing out stays signed out. */
async function keepTokens(
  page: Page,
  { token, refreshToken }: { token: string; refreshToken: string },
): Promise<void> {
  await page.addInitScript(
    ([access, refresh]) => {
      if (window !== window.top || window.origin === 'null') return;
      if (sessionStorage.getItem('journey.signedIn')) return;
      sessionStorage.setItem('journey.signedIn', 'yes');
      localStorage.setItem('hearthline.accessToken', access);
      localStorage.setItem('hearthline.refreshToken', refresh);
    },
    [token, refreshToken] as const,
  );
}

/** Nothing serious or critical on the page as it stands. The contrast of our colours is proven from the tokens. */
export async function expectAccessible(page: Page, { withContrast = false } = {}): Promise<void> {
  // The rules are half a megabyte of program: once a page is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (enabled) => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    const result = await inPage.run(document, {
      resultTypes: ['violations'],
      // Frames with mails answer nobody: they are sandboxed.
      iframes: false,
      rules: { 'color-contrast': { enabled } },
    });
    return result.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, withContrast);
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)).toEqual([]);
}
