/** Finds rows by a hash of what they hold, in plain arrays: a hundred thousand entries of a map would keep the collector busy. */
export interface RowHash {
  put(row: number, hash: number): void;
  remove(row: number): void;
  /** Rows with this hash; whether they hold what is looked for, the caller has to see. */
  candidates(hash: number): number[];
  resize(rows: number): void;
  state(): RowHashState;
}

export interface RowHashState {
  hashes: Uint32Array;
  /** The first row of each chain, by the lowest bits of the hash. */
  heads: Int32Array;
  /** The row behind each row of a chain. */
  next: Int32Array;
}

const none = -1;

const emptyHash = (rows: number): RowHashState => ({
  hashes: new Uint32Array(rows),
  heads: new Int32Array(2 ** Math.ceil(Math.log2(Math.max(rows, 1)))).fill(none),
  next: new Int32Array(rows).fill(none),
});

export function createRowHash(initialRows: number, from = emptyHash(initialRows)): RowHash {
  let { hashes, heads, next } = from;

  const headOf = (hash: number) => hash & (heads.length - 1);

  function put(row: number, hash: number): void {
    const head = headOf(hash);
    hashes[row] = hash;
    next[row] = heads[head] as number;
    heads[head] = row;
  }

  return {
    put,
    remove: (row) => {
      const head = headOf(hashes[row] as number);
      if (heads[head] === row) {
        heads[head] = next[row] as number;
        return;
      }
      let before = heads[head] as number;
      while (before !== none && next[before] !== row) before = next[before] as number;
      if (before !== none) next[before] = next[row] as number;
    },
    candidates: (hash) => {
      const found: number[] = [];
      for (let row = heads[headOf(hash)] as number; row !== none; row = next[row] as number)
        if (hashes[row] === hash) found.push(row);
      return found;
    },
    resize: (rows) => {
      const before = { heads, next, hashes };
      ({ hashes, heads, next } = emptyHash(rows));
      for (const head of before.heads)
        for (let row = head; row !== none; row = before.next[row] as number)
          put(row, before.hashes[row] as number);
    },
    state: () => ({ hashes, heads, next }),
  };
}

export function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
