/** With `BENCH_SIZE=smoke` a benchmark is as small as it goes: it shows that it runs, not how fast. */
export const isSmoke = process.env.BENCH_SIZE === 'smoke';

export function sized(full: number, smallest: number): number {
  return isSmoke ? smallest : full;
}
