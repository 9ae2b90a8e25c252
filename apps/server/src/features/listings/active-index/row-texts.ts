/**
 * A text a row. Those of a first filling lie as bytes in large pieces, where the collector has nothing to carry along; those
 * that come one by one afterwards are plain strings.
 */
export interface RowTexts {
  get(row: number): string;
  /** For the first filling. */
  store(row: number, text: string): void;
  set(row: number, text: string): void;
  clear(row: number): void;
  resize(rows: number): void;
  state(): RowTextsState;
}

export interface RowTextsState {
  pieces: Uint8Array[];
  /** How much of the last piece. */
  used: number;
  pieceOf: Uint16Array;
  starts: Uint32Array;
  ends: Uint32Array;
  later: Map<number, string>;
}

const pieceBytes = 2 ** 20;
/** The longest text that a string of so many units may become. */
const bytesPerUnit = 3;

const noTexts = (rows: number): RowTextsState => ({
  pieces: [],
  used: 0,
  pieceOf: new Uint16Array(rows),
  starts: new Uint32Array(rows),
  ends: new Uint32Array(rows),
  later: new Map(),
});

export function createRowTexts(initialRows: number, from = noTexts(initialRows)): RowTexts {
  // What comes from another thread has lost that it was a buffer.
  const pieces = from.pieces.map(({ buffer, byteOffset, length }) => Buffer.from(buffer, byteOffset, length));
  let { used, pieceOf, starts, ends } = from;
  const { later } = from;

  function roomFor(bytes: number): Buffer {
    const last = pieces.at(-1);
    if (last && used + bytes <= last.length) return last;
    const piece = Buffer.allocUnsafeSlow(Math.max(pieceBytes, bytes));
    pieces.push(piece);
    used = 0;
    return piece;
  }

  return {
    get: (row) =>
      later.get(row) ??
      pieces[pieceOf[row] as number]?.toString('utf8', starts[row] as number, ends[row] as number) ??
      '',
    store: (row, text) => {
      const piece = roomFor(text.length * bytesPerUnit);
      later.delete(row);
      pieceOf[row] = pieces.length - 1;
      starts[row] = used;
      used += piece.write(text, used);
      ends[row] = used;
    },
    set: (row, text) => {
      later.set(row, text);
    },
    clear: (row) => {
      later.set(row, '');
    },
    resize: (rows) => {
      const before = { pieceOf, starts, ends };
      ({ pieceOf, starts, ends } = noTexts(rows));
      pieceOf.set(before.pieceOf);
      starts.set(before.starts);
      ends.set(before.ends);
    },
    state: () => ({ pieces, used, pieceOf, starts, ends, later }),
  };
}
