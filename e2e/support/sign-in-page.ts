import type { Page, Request } from '@playwright/test';
import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

export interface SeenChallenge {
  /** Options of every `turnstile.render`, without the callbacks. */
  renders: Record<string, unknown>[];
  resets: number;
}

/** Notes what the app asks of the bot challenge, whichever script provides it. */
export async function watchChallenge(page: Page): Promise<() => Promise<SeenChallenge>> {
  await page.addInitScript(() => {
    const seen = { renders: [] as Record<string, unknown>[], resets: 0 };
    let turnstile: Record<string, (...args: never[]) => unknown> | undefined;
    Object.assign(window, { seenChallenge: seen });
    Object.defineProperty(window, 'turnstile', {
      configurable: true,
      get: () => turnstile,
      set: (made: Record<string, (...args: never[]) => unknown>) => {
        const { render, reset } = made;
        turnstile = {
          ...made,
          render: (...args) => {
            seen.renders.push(JSON.parse(JSON.stringify(args[1])));
            return render?.(...args);
          },
          reset: (...args) => {
            seen.resets += 1;
            return reset?.(...args);
          },
        };
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { seenChallenge: SeenChallenge }).seenChallenge);
}

/** The calls a page makes, in order, each as `METHOD /path` below the API. */
export function watchCalls(page: Page): { requests: Request[]; named: (name: string) => Request[] } {
  const requests: Request[] = [];
  page.on('request', (request) => {
    // Pictures carry their permission in the address.
    const isCall = request.resourceType() !== 'image' && request.url().startsWith(`${appOrigin}/api/`);
    if (isCall) requests.push(request);
  });
  return { requests, named: (name) => requests.filter((request) => nameOf(request) === name) };
}

export function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname.replace('/api', '')}`;
}

export function parseBody(request: Request | undefined): Record<string, string> {
  return (request?.postDataJSON() ?? {}) as Record<string, string>;
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
}

export async function expectVerified(page: Page): Promise<void> {
  await expect(page.getByText('You are verified')).toBeVisible();
}

/** Takes expected lines out of the console's complaints; there has to be at least one. */
export async function forgive(complaints: string[], pattern: RegExp): Promise<void> {
  await expect.poll(() => complaints.some((line) => pattern.test(line))).toBe(true);
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !pattern.test(line)));
}
