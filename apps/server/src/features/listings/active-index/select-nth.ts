/** The lower middle of the values, which are put into another order on the way; null without any. */
export function medianOf(values: Float64Array): number | null {
  return values.length === 0 ? null : selectNth(values, (values.length - 1) >> 1);
}

/** The value that would stand at this position if they were sorted; they are put into another order on the way. */
export function selectNth(values: Float64Array, target: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left <= right) {
        const swapped = values[left] as number;
        values[left] = values[right] as number;
        values[right] = swapped;
        left += 1;
        right -= 1;
      }
    }
    if (target <= right) high = right;
    else if (target >= left) low = left;
    else break;
  }
  return values[target] as number;
}
