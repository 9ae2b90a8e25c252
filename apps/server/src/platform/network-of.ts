import { isIPv6 } from 'node:net';

const groupsOfIpv6 = 8;
const groupsOfNetwork = 4;

/** What one line to the internet is given: an address of IPv4, or the first 64 bits of IPv6, whose rest is its owner's. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = expand(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, groupsOfNetwork)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function expand(address: string): number[] {
  // As browsers write it: with one gap at most, and without dots.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  const gap = Array.from({ length: groupsOfIpv6 - before.length - after.length }, () => 0);
  return [...before, ...gap, ...after];
}
