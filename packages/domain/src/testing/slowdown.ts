const small = 500;
const growth = 16;
/** One text in the time of as many short ones, and more where memory is cleaned up; a square would be 16. */
const mostSlowdown = 5;
/** What is done at once is not measured twice. */
const noticedMs = 6;
/** The first tries also warm up what is measured. */
const leastTries = 2;
const mostTries = 20;

export interface Attack {
  start: string;
  /** Repeated until the text is long enough. */
  pump: string;
}

/** Whether sixteen times a hostile text takes much more than sixteen times as long; a ratio, since machines differ. */
export function isSlowedDown(run: (text: string) => unknown, { start, pump }: Attack): boolean {
  // Nobody likes its last sign, so that what could match must be given up.
  const build = (length: number) => `${start}${pump.repeat(length / pump.length)}\u0000`;
  const timeOf = (text: string, times: number): number => {
    const startedAt = performance.now();
    for (let time = 0; time < times; time += 1) run(text);
    return performance.now() - startedAt;
  };
  const [short, long] = [build(small), build(small * growth)];
  let [apart, whole] = [Number.POSITIVE_INFINITY, timeOf(long, 1)];
  if (whole < noticedMs) return false;
  // A busy machine may hold up any try, and the longer it lasts the likelier; what is slow by itself is slow each time.
  for (let tries = 0; tries < mostTries; tries += 1) {
    apart = Math.min(apart, timeOf(short, growth));
    whole = Math.min(whole, timeOf(long, 1));
    if (tries >= leastTries && whole <= apart * mostSlowdown) return false;
  }
  return true;
}
