import { BlockList, isIP, isIPv6 } from 'node:net';
import { z } from 'zod';

/** How Fastify asks whether the one at `hop`, counted from the socket, may say who came before it. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

const hopsMax = 10;
const advice =
  'write the number of proxies in front (1), or their addresses separated by commas (10.0.0.7, 192.168.0.0/16)';

const nearby = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  nearby.addSubnet(net, prefix, 'ipv4');
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

/** `off`, a number of hops, or a list of addresses and ranges. `on` would believe whatever a caller writes into a header. */
export const trustedProxies = z
  .string()
  .max(2000)
  .default('off')
  .superRefine((text, context) => {
    const message = findFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

function findFault(text: string): string | null {
  if (text === 'off') return null;
  if (text === 'on') return `on would believe every caller: ${advice}`;
  if (/^\d+$/.test(text))
    return Number(text) >= 1 && Number(text) <= hopsMax ? null : `from 1 to ${hopsMax} proxies, or off`;
  return splitList(text).every(isAddressOrRange) ? null : `neither off nor known proxies: ${advice}`;
}

/**
 * Fastify no longer counts hops by itself, because whoever reaches the program directly would write as many as it takes. So
 * with a number, the one at the socket must be of this machine or network; a proxy elsewhere has to be listed.
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  if (text === 'off') return false;
  if (!/^\d+$/.test(text)) return splitList(text);
  const hops = Number(text);
  return (address, hop) => hop < hops && (hop > 0 || isNearby(address));
}

function isNearby(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(plain) !== 0 && nearby.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
