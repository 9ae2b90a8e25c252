/** Sets of row numbers, one bit a row. */
export type Bits = Uint32Array;

export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

export function createBits(rows: number): Bits {
  return new Uint32Array(wordsFor(rows));
}

export function setBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) & ~(1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
}

function countWord(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const value = bits[word] as number;
    if (value !== 0) count += countWord(value);
  }
  return count;
}

export function countShared(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) {
    const value = (a[word] as number) & (b[word] as number);
    if (value !== 0) count += countWord(value);
  }
  return count;
}

/** How many rows are in all of them, without making the set; the list must not be empty. */
export function countCommon(sets: readonly Bits[]): number {
  const words = (sets[0] as Bits).length;
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    let value = -1;
    // From the back: the criterion that was named last is the rarest more often than the first.
    for (let index = sets.length - 1; index >= 0 && value !== 0; index -= 1)
      value &= (sets[index] as Bits)[word] as number;
    if (value !== 0) count += countWord(value);
  }
  return count;
}

/** What is in all of them; the list must not be empty. */
export function intersect(sets: readonly Bits[]): Bits {
  const result = (sets[0] as Bits).slice();
  for (let index = 1; index < sets.length; index += 1) {
    const other = sets[index] as Bits;
    for (let word = 0; word < result.length; word += 1)
      result[word] = (result[word] as number) & (other[word] as number);
  }
  return result;
}

export function addAll(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1)
    target[word] = (target[word] as number) | (other[word] as number);
}

export function removeAll(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1)
    target[word] = (target[word] as number) & ~(other[word] as number);
}

/** The rows of a set in rising order. */
export function rowsOf(bits: Bits, count = countBits(bits)): Int32Array {
  const rows = new Int32Array(count);
  let filled = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let value = bits[word] as number;
    while (value !== 0) {
      const lowest = value & -value;
      rows[filled] = (word << 5) + (31 - Math.clz32(lowest));
      filled += 1;
      value ^= lowest;
    }
  }
  return rows;
}

export function grow(bits: Bits, rows: number): Bits {
  const grown = createBits(rows);
  grown.set(bits);
  return grown;
}
