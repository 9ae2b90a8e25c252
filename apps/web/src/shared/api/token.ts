import { tokenExpiryMarginSeconds } from '@hearthline/contract/limits';

/** The claims are only read: whether they are true is the server's business. */
function readClaims(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims ? claims : {};
  } catch {
    return {};
  }
}

/** Expired, within the margin of it, or unreadable: not to be sent any more. */
export function isExpiring(token: string, nowMs: number): boolean {
  const { exp } = readClaims(token);
  return typeof exp !== 'number' || exp * 1000 - nowMs <= tokenExpiryMarginSeconds * 1000;
}

export function isSameAccount(one: string, other: string): boolean {
  return readClaims(one).sub === readClaims(other).sub;
}
