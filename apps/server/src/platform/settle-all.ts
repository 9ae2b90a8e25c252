/** Like Promise.allSettled, with so many under way at a time: more would only wait for each other. */
export async function settleAll<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const settled: PromiseSettledResult<R>[] = new Array(items.length);
  const waiting = items.entries();
  async function takeNext(): Promise<void> {
    for (const [place, item] of waiting) {
      const [result] = await Promise.allSettled([work(item)]);
      settled[place] = result;
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeNext));
  return settled;
}
