export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** From the edge of the window. */
const edgePx = 16;
const gapPx = 8;

/**
 * Where a column of toasts begins so that it covers none of these: at the top, else below what is in its way. Where there is
 * no such place it begins at the top.
 */
export function clearTop(
  { left, right, height }: Pick<Box, 'left' | 'right'> & { height: number },
  obstacles: readonly Box[],
  windowHeight: number,
): number {
  const inWay = obstacles.filter((box) => box.left < right + gapPx && box.right > left - gapPx);
  const isOver = (top: number, box: Box) => box.top < top + height + gapPx && box.bottom + gapPx > top;

  let top = edgePx;
  for (const box of inWay.toSorted((a, b) => a.top - b.top)) if (isOver(top, box)) top = box.bottom + gapPx;
  return top + height + edgePx <= windowHeight ? top : edgePx;
}

const controls = 'a, button, input, select, textarea, summary, label, [role], [tabindex], [contenteditable]';
/** Ours, which are never in their own way. */
const toastMark = '[data-toasts]';

interface Used {
  element: Element;
  /** Where it stood when it was used: what was there may be gone, and the next of its kind in its place. */
  box: Box;
}

let used: Used | null = null;

/** Notes what people use, from now on; `onUse` is called when that is something else. */
export function watchControls(onUse: () => void): () => void {
  function note({ target }: Event): void {
    if (!(target instanceof Element) || target.closest(toastMark)) return;
    const element = target.closest(controls);
    if (!element) return;
    used = { element, box: element.getBoundingClientRect() };
    onUse();
  }
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  for (const event of events) window.addEventListener(event, note, true);
  return () => {
    for (const event of events) window.removeEventListener(event, note, true);
    used = null;
  };
}

/** What toasts keep clear: what marks itself so, the control that was used last, and the one with the focus. */
export function boxesToKeepClear(): Box[] {
  const { activeElement: focused } = document;
  const marked = [...document.querySelectorAll('[data-keep-clear]')];
  const elements = [used?.element, focused === document.body ? null : focused].filter(
    (element) => element?.isConnected && !element.closest(toastMark),
  ) as Element[];
  const boxes: Box[] = [...marked, ...elements].map((element) => element.getBoundingClientRect());
  if (used) boxes.push(used.box);
  return boxes.filter(({ top, bottom, left, right }) => {
    const isSeen = right > left && bottom > Math.max(0, top) && top < window.innerHeight;
    // A page or a map that has the focus is no control.
    return isSeen && bottom - top < window.innerHeight / 2;
  });
}
