/**
 * The order of all items after those named were put first. Deleted ones stay behind whatever stood before them, so that
 * they come back near where they stood.
 */
export function arrangeItems(
  current: readonly { id: string; isGone: boolean }[],
  named: readonly string[],
): string[] {
  const isNamed = new Set(named);
  const there = current.filter(({ isGone, id }) => !isGone && !isNamed.has(id)).map(({ id }) => id);
  const order = [...named, ...there];
  current.forEach(({ id, isGone }, index) => {
    if (!isGone || isNamed.has(id)) return;
    const before = current[index - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
