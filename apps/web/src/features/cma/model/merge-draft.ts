type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was changed here since the base, put over what stands there now. Lists count as one value. */
export function mergeDraft<T>(base: T, mine: T, theirs: T): T {
  if (isSame(mine, base)) return theirs;
  if (!isPlain(base) || !isPlain(mine) || !isPlain(theirs)) return mine;
  const merged: Plain = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeDraft(base[key], mine[key], theirs[key]);
    if (value !== undefined) merged[key] = value;
  }
  return merged as T;
}
