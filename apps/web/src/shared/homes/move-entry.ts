export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...entries];
  const [entry] = moved.splice(from, 1);
  if (entry !== undefined) moved.splice(Math.max(0, Math.min(to, moved.length)), 0, entry);
  return moved;
}
