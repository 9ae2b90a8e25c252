import { randomBytes } from 'node:crypto';

const sequenceLimit = 0x1000;
let lastMillisecond = 0;
let sequence = 0;

/**
 * A UUIDv7: sorts by the time it was made, so that new rows land at the end of an index.
 * Ids of one process are strictly ascending, also within a millisecond.
 */
export function createId(now: number = Date.now()): string {
  advance(now);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMillisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function advance(now: number): void {
  sequence += 1;
  if (now > lastMillisecond) {
    lastMillisecond = now;
    sequence = 0;
  } else if (sequence >= sequenceLimit) {
    lastMillisecond += 1;
    sequence = 0;
  }
}
