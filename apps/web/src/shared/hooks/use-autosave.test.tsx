import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createAutosave } from '../lib/autosave.ts';
import { useAutosave } from './use-autosave.ts';

/** So long that only leaving or coming back can be why something is saved. */
const never = 3_600_000;

function setup() {
  const save = vi.fn<(text: string) => Promise<string | null>>(async () => 'noon');
  const autosave = createAutosave({
    saved: '',
    savedAt: null,
    save,
    delayMs: never,
    retryMs: never,
    isPassing: () => true,
  });
  function Note() {
    const { value, status } = useAutosave(autosave);
    return <output>{`${value} ${status}`}</output>;
  }
  const { unmount } = render(<Note />);
  const edit = (text: string) => act(() => autosave.edit(text));
  return { save, autosave, edit, unmount };
}

it('shows what is edited and how far it is saved', async () => {
  const { edit, autosave } = setup();
  edit('milk');
  screen.getByText('milk saving');
  await act(() => autosave.flush());
  screen.getByText('milk saved');
});

it.each([
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ['the network is back', () => fireEvent(window, new Event('online'))],
])('saves at once when %s', async (_, happen) => {
  const { save, edit } = setup();
  edit('milk');
  expect(save).not.toHaveBeenCalled();
  happen();
  expect(save).toHaveBeenCalledExactlyOnceWith('milk');
  await screen.findByText('milk saved');
});

it('saves at once when its screen is left, and hears nothing afterwards', async () => {
  const { save, autosave, edit, unmount } = setup();
  edit('milk');
  unmount();
  await autosave.whenSettled();
  expect(save).toHaveBeenCalledExactlyOnceWith('milk');
  autosave.edit('bread');
  fireEvent(window, new Event('pagehide'));
  expect(save).toHaveBeenCalledTimes(1);
});
