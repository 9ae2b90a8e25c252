/** So many comparisons between two looks at the clock. */
const comparisons = 128;

/**
 * What would stand from one place up to another if all were sorted, those that are equal as they came; the others are not
 * sorted for it. A step at a time, for `runInTurns`.
 */
export function* pickSorted<T>(
  rows: readonly T[],
  compare: (left: T, right: T) => number,
  start: number,
  end: number,
): Generator<undefined, T[], undefined> {
  const places = Uint32Array.from(rows.keys());
  const comparePlaces = (left: number, right: number): number =>
    compare(rows[left] as T, rows[right] as T) || left - right;
  const swap = (left: number, right: number) => {
    const kept = places[left] as number;
    places[left] = places[right] as number;
    places[right] = kept;
  };

  /** Whatever belongs before the place stands before it, from where that is so already. */
  function* split(from: number, place: number): Generator<undefined, void, undefined> {
    let [low, high] = [from, places.length];
    while (high - low > 1 && place > low && place < high) {
      // Any one will do; one by chance is quick in whatever order the rows came.
      swap(low + Math.floor(Math.random() * (high - low)), high - 1);
      const pivot = places[high - 1] as number;
      let middle = low;
      for (let next = low; next < high - 1; next += 1) {
        if (comparePlaces(places[next] as number, pivot) < 0) {
          swap(next, middle);
          middle += 1;
        }
        if (next % comparisons === 0) yield;
      }
      swap(middle, high - 1);
      if (middle === place) return;
      if (middle < place) low = middle + 1;
      else high = middle;
    }
  }

  const [first, last] = [Math.min(start, places.length), Math.min(end, places.length)];
  yield* split(0, first);
  yield* split(first, last);
  return Array.from(places.subarray(first, last).sort(comparePlaces), (place) => rows[place] as T);
}
