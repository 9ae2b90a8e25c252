import type { KeyboardEvent, SyntheticEvent } from 'react';

const keep = (event: SyntheticEvent) => event.stopPropagation();

/** For links and buttons inside a row of the table, which would take their presses for its own. */
export const keptFromRow = {
  onPointerDown: keep,
  onMouseDown: keep,
  onClick: keep,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  },
};
