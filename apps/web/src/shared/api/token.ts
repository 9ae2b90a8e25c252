import { tokenExpiryMarginSeconds } from '@hearthline/contract/limits';

/** Seconds since epoch from the `exp` claim; undefined where there is none to read. */
function readExpiry(token: string): number | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload));
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** Expired, within the margin of it, missing or unreadable: not to be sent any more. */
export function isExpiring(token: string | null, nowMs: number): boolean {
  const expiry = token === null ? undefined : readExpiry(token);
  return expiry === undefined || expiry * 1000 - nowMs <= tokenExpiryMarginSeconds * 1000;
}
