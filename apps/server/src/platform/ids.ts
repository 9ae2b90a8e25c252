import { randomUUID } from 'node:crypto';

const sequenceLimit = 0x1000;

/**
 * Makes UUIDv7s: they sort by the time they were made, so that new rows land at the end of an index.
 * Those of one maker are strictly ascending, also within a millisecond.
 */
export function createIdMaker(): (now?: number) => string {
  let lastMillisecond = 0;
  let sequence = 0;

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

  return (now = Date.now()) => {
    advance(now);
    const time = lastMillisecond.toString(16).padStart(12, '0');
    const count = (0x7000 | sequence).toString(16);
    // The variant and 62 random bits, of which the runtime keeps a supply.
    const random = randomUUID().slice(19);
    return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${random}`;
  };
}

let makeId = createIdMaker();

/** By the one maker of this process. */
export const createId = (now?: number): string => makeId(now);

/** For tests that share a process: ids of one whose clock was ahead would be followed by those of all others. */
export function forgetIds(): void {
  makeId = createIdMaker();
}

/** No id that was made at this time or later stands before it. */
export function firstIdAt(time: Date): string {
  const digits = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}
