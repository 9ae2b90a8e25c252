import type { CallCookie } from '../../platform/http/bind.ts';
import { hashOneTimeToken } from './one-time-token.ts';

/** How a browser shows that it signed in before: the text is in its cookie, the hash is kept with the account. */
export interface Device {
  text: string;
  hash: Buffer;
}

/** So many accounts may share a browser; the one that signed in first is forgotten. */
const maxDevices = 5;

/** One for each account that signed in there, the last one first. */
export function parseDevices(cookie: CallCookie): Device[] {
  return cookie.value
    .split('.', maxDevices)
    .filter((text) => /^[\w-]{43}$/.test(text))
    .map((text) => ({ text, hash: hashOneTimeToken(text) }));
}

export function keepDevices(cookie: CallCookie, devices: Device[]): void {
  const texts = devices.slice(0, maxDevices).map(({ text }) => text);
  cookie.set(texts.join('.'));
}
