export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight; entries with weight 0 never come. */
  weighted<Item>(entries: readonly (readonly [item: Item, weight: number])[]): Item;
  /** Bell-shaped around the mean. */
  normal(mean: number, deviation: number): number;
  /** A new array; the given one stays as it is. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/**
 * Every part draws from its own named stream, so that a change in one part does not shift the others.
 * The same seed and name give the same stream on every machine.
 */
export function createRandom(seed: number, stream: string): Random {
  let state = hashOf(seed, stream);

  function next(): number {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / 4294967296;
  }

  function integer(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new Error(`Nothing to pick from in stream ${stream}`);
    return item;
  }

  function weighted<Item>(entries: readonly (readonly [item: Item, weight: number])[]): Item {
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of entries) {
      left -= weight;
      if (left < 0) return item;
    }
    throw new Error(`Nothing to weigh in stream ${stream}`);
  }

  return {
    next,
    integer,
    pick,
    weighted,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    normal(mean, deviation) {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return mean + deviation * radius * Math.cos(2 * Math.PI * next());
    },
    shuffle(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        const moved = shuffled[last] as (typeof shuffled)[number];
        shuffled[last] = shuffled[other] as (typeof shuffled)[number];
        shuffled[other] = moved;
      }
      return shuffled;
    },
  };
}

/** A well-spread unsigned 32-bit number for a seed and a text, for values that must not depend on any order of drawing. */
export function hashOf(seed: number, text: string): number {
  let hash = mix((seed ^ 0x811c9dc5) >>> 0);
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return mix(hash);
}

/** A well-spread unsigned 32-bit number for a seed and whole numbers; cheap enough for one call per lot. */
export function hashNumbers(seed: number, first: number, second = 0): number {
  return mix((mix((mix((seed + 0x9e3779b9) >>> 0) ^ first) >>> 0) + Math.imul(second, 0x85ebca6b)) >>> 0);
}

function mix(value: number): number {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
