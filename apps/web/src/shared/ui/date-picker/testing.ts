import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Clicks by visible words or by label: looking a button up by role among ninety days takes most of a second. */
export function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.queryByText(name) ?? screen.getByLabelText(name));
}
