/** Numbers that look thrown and are the same every time: a drawing never changes by itself. */
export function createRandom(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (state * 16807) % 2147483647;
    return least + (state / 2147483647) * (most - least);
  };
}
