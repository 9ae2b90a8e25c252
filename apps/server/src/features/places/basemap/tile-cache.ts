/** What an entry costs beside its bytes. */
const overheadBytes = 200;

/** Keeps what was asked for last, up to a size. */
export function createTileCache(maxBytes: number) {
  const entries = new Map<string, Buffer>();
  let size = 0;
  const sizeOf = (bytes: Buffer) => bytes.length + overheadBytes;
  const remove = (key: string, bytes: Buffer) => {
    entries.delete(key);
    size -= sizeOf(bytes);
  };
  return {
    find: (key: string): Buffer | undefined => {
      const bytes = entries.get(key);
      if (bytes) {
        // Moves it to the end: the oldest use stands first.
        entries.delete(key);
        entries.set(key, bytes);
      }
      return bytes;
    },
    add: (key: string, bytes: Buffer): void => {
      const before = entries.get(key);
      if (before) remove(key, before);
      entries.set(key, bytes);
      size += sizeOf(bytes);
      for (const [oldest, oldBytes] of entries) {
        if (size <= maxBytes) return;
        remove(oldest, oldBytes);
      }
    },
    bytes: () => size,
  };
}
