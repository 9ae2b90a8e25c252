import type { Page } from '@playwright/test';
import { appOrigin } from './server-address.ts';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

interface Claims {
  exp: number;
  [name: string]: unknown;
}

export function decodeClaims(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** Another expiry under the old signature: the browser reads it, the server refuses it. */
export function withExpiry(token: string, expiresAtMs: number): string {
  const [head, , signature] = token.split('.');
  const claims = { ...decodeClaims(token), exp: Math.floor(expiresAtMs / 1000) };
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

/** Before the app starts: the empty page shares its origin. */
export async function storeTokens(page: Page, { token, refreshToken }: TokenPair): Promise<void> {
  await page.goto('/turnstile.html');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('hearthline.accessToken', access);
      localStorage.setItem('hearthline.refreshToken', refresh);
    },
    [token, refreshToken] as const,
  );
}

export function storedTokens(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['hearthline.accessToken', 'hearthline.refreshToken'].map((key) => localStorage.getItem(key)),
  );
}

export async function postJson(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(`${appOrigin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

export async function exchange(refreshToken: string): Promise<Partial<TokenPair> & { isSuccess: boolean }> {
  const { body } = await postJson('/auth/refresh', { refreshToken, deviceName: 'Journey' });
  return body as Partial<TokenPair> & { isSuccess: boolean };
}

export async function statusWith(token: string): Promise<number> {
  const reply = await fetch(`${appOrigin}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
  return reply.status;
}
