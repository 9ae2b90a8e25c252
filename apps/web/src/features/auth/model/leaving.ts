import type { FocusEvent } from 'react';

/**
 * True while a button or link is being pressed. A message that appears at that moment moves the button away
 * from the pointer, and the click is lost.
 */
export function isLeavingByPress(event: FocusEvent): boolean {
  return event.relatedTarget?.matches('a:active, button:active') ?? false;
}
