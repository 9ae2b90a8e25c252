const small = 500;
const growth = 16;
/** Sixteen times the text may take sixteen times as long, and more where memory is cleaned up; a square would be 256. */
const mostSlowdown = 80;
/** What is done at once is not measured twice. */
const noticedMs = 6;
/** The first tries also warm up what is measured. */
const leastTries = 2;
const mostTries = 5;

export interface Attack {
  start: string;
  /** Repeated until the text is long enough. */
  pump: string;
}

/** Whether sixteen times a hostile text takes much more than sixteen times as long; a ratio, since machines differ. */
export function isSlowedDown(run: (text: string) => unknown, { start, pump }: Attack): boolean {
  const timeOf = (length: number): number => {
    // Nobody likes its last sign, so that what could match must be given up.
    const text = `${start}${pump.repeat(length / pump.length)}\u0000`;
    const startedAt = performance.now();
    run(text);
    return performance.now() - startedAt;
  };
  let [short, long] = [Number.POSITIVE_INFINITY, timeOf(small * growth)];
  if (long < noticedMs) return false;
  // A busy machine may hold up any try; what is slow by itself is slow each time.
  for (let tries = 0; tries < mostTries; tries += 1) {
    short = Math.min(short, timeOf(small));
    long = Math.min(long, timeOf(small * growth));
    if (tries >= leastTries && long <= short * mostSlowdown) return false;
  }
  return true;
}
