import { afterEach, describe, expect, it } from 'vitest';
import type { HttpApp } from '../testing/http-app.ts';
import { createHttpApp } from '../testing/http-app.ts';
import { createConfig } from './config.ts';
import { parseEnv } from './env.ts';

let http: HttpApp | undefined;
afterEach(() => http?.app.close());

/** The address that limits and locks go by. */
async function addressOf(trustProxy: string, remoteAddress: string, forwardedFor: string): Promise<string> {
  let seen = '';
  http = await createHttpApp({
    env: { TRUST_PROXY: trustProxy },
    handlers: {
      'GET /auth/challenge': ({ address }) => {
        seen = address;
        throw new Error('seen');
      },
    },
  });
  await http.send({
    url: '/api/auth/challenge',
    remoteAddress,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  return seen;
}
const proxy = '10.0.0.7';
const caller = '203.0.113.9';
const chosen = '198.51.100.1';

describe('the address of a caller', () => {
  it.each([
    ['off', caller, chosen, caller],
    ['1', proxy, caller, caller],
    ['1', proxy, `${chosen}, ${caller}`, caller],
    ['1', '::ffff:10.0.0.7', `${chosen}, ${caller}`, caller],
    ['2', proxy, `${chosen}, ${caller}, 192.0.2.80`, caller],
    // Past the proxy, whoever it is.
    ['1', caller, chosen, caller],
    ['3', caller, `${chosen}, ${chosen}, ${chosen}`, caller],
    ['10.0.0.7', proxy, `${chosen}, ${caller}`, caller],
    ['10.0.0.0/8, 192.0.2.80', proxy, `${chosen}, ${caller}, 192.0.2.80`, caller],
    ['10.0.0.7', caller, chosen, caller],
  ])('TRUST_PROXY=%s, from %s with "%s": %s', async (trustProxy, remoteAddress, forwardedFor, address) => {
    expect(await addressOf(trustProxy, remoteAddress, forwardedFor)).toBe(address);
  });

  it.each(['on', '0', '11', 'nginx', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.7/8/8', '10.0.0.7 10.0.0.8'])(
    'is not taken from a header with TRUST_PROXY=%s, which is refused',
    (value) => {
      expect(() => createConfig(parseEnv({ TRUST_PROXY: value }))).toThrow(/TRUST_PROXY: /);
    },
  );

  it('says what to write instead of on', () => {
    expect(() => parseEnv({ TRUST_PROXY: 'on' })).toThrow(
      'TRUST_PROXY: on would believe every caller: write the number of proxies in front (1), or their addresses separated by commas (10.0.0.7, 192.168.0.0/16)',
    );
  });
});
