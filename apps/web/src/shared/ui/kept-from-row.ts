import type { KeyboardEvent, SyntheticEvent } from 'react';

const keep = (event: SyntheticEvent) => event.stopPropagation();

/** For links and buttons inside a row of the table, which would take their presses for its own. */
export const keptFromRow = {
  onPointerDown: keep,
  onMouseDown: keep,
  onClick: keep,
  onKeyDown: (event: KeyboardEvent) => {
    // Space does nothing on a link, so there it selects the row.
    const isSpaceOfButton = event.key === ' ' && !(event.currentTarget instanceof HTMLAnchorElement);
    if (event.key === 'Enter' || isSpaceOfButton) event.stopPropagation();
  },
};
