import { hashOf } from '@hearthline/demo-market/random';

const sequenceMask = 0xfff;

/**
 * A UUIDv7 of an instant and a name, the same whenever the market is made again. The sequence orders what happened
 * in the same millisecond.
 */
export function createTimedId(at: string, name: string, sequence = 0): string {
  const time = Date.parse(at).toString(16).padStart(12, '0');
  const version = (0x7000 | (sequence & sequenceMask)).toString(16);
  const high = ((hashOf(1, name) & 0x3fffffff) | 0x80000000) >>> 0;
  const highText = high.toString(16);
  const low = hashOf(2, name).toString(16).padStart(8, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${highText.slice(0, 4)}-${highText.slice(4)}${low}`;
}
