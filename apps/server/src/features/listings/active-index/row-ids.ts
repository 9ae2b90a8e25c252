import type { RowHashState } from './row-hash.ts';
import { createRowHash, hashOfText } from './row-hash.ts';

/** The ids of the rows as numbers; the order of the numbers is the order of the texts. */
export interface RowIds {
  idOf(row: number): string;
  rowOf(id: string): number | undefined;
  compareRows(a: number, b: number): number;
  compareTo(row: number, id: string): number;
  set(row: number, id: string): void;
  clear(row: number): void;
  resize(rows: number): void;
  state(): RowIdsState;
}

export interface RowIdsState {
  words: Uint32Array;
  byId: RowHashState;
}

const wordsPerId = 4;

export function createRowIds(initialRows: number, from?: RowIdsState): RowIds {
  let words = from?.words ?? new Uint32Array(initialRows * wordsPerId);
  const byId = createRowHash(initialRows, from?.byId);

  function idOf(row: number): string {
    let hex = '';
    for (let word = 0; word < wordsPerId; word += 1)
      hex += (words[row * wordsPerId + word] as number).toString(16).padStart(8, '0');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  const rowOf = (id: string) => byId.candidates(hashOfText(id)).find((row) => idOf(row) === id);

  function compareToWords(row: number, others: ArrayLike<number>, from: number): number {
    for (let word = 0; word < wordsPerId; word += 1) {
      const difference = (words[row * wordsPerId + word] as number) - (others[from + word] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  return {
    idOf,
    rowOf,
    compareRows: (a, b) => compareToWords(a, words, b * wordsPerId),
    compareTo: (row, id) => compareToWords(row, wordsOf(id), 0),
    set: (row, id) => {
      words.set(wordsOf(id), row * wordsPerId);
      byId.put(row, hashOfText(id));
    },
    clear: (row) => {
      byId.remove(row);
      words.fill(0, row * wordsPerId, (row + 1) * wordsPerId);
    },
    resize: (rows) => {
      const grown = new Uint32Array(rows * wordsPerId);
      grown.set(words);
      words = grown;
      byId.resize(rows);
    },
    state: () => ({ words, byId: byId.state() }),
  };
}

function wordsOf(id: string): number[] {
  const hex = id.replaceAll('-', '');
  return [0, 8, 16, 24].map((start) => Number.parseInt(hex.slice(start, start + 8), 16));
}
