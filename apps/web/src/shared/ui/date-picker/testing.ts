import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Answers the picker's question for 768 px. */
export function setWidth(width: 'wide' | 'phone'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: width === 'wide',
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
}

/** Clicks by visible words or by label: looking a button up by role among ninety days takes most of a second. */
export function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.queryByText(name) ?? screen.getByLabelText(name));
}
