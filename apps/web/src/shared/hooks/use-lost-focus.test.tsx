import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useLostFocus } from './use-lost-focus.ts';

/** Two places that look after the focus: a list of homes, and a board whose cards come when they come. */
function Page() {
  const [isLoaded, setLoaded] = useState(false);
  const [homes, setHomes] = useState(['Oak', 'Elm']);
  const menu = useLostFocus<HTMLButtonElement>(isLoaded);
  const list = useLostFocus<HTMLUListElement>(homes.length);
  return (
    <>
      <button ref={menu} type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      <ul ref={list} tabIndex={-1} aria-label="Homes">
        {homes.map((home) => (
          <li key={home}>
            <button type="button" onClick={() => setHomes(homes.filter((other) => other !== home))}>
              {home}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Frames are drawn when the test says so. */
function holdFrames(): () => void {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  return () =>
    act(() => {
      for (const frame of frames.splice(0)) frame(0);
    });
}

it('gives the focus to the place that lost it', async () => {
  render(<Page />);
  await userEvent.click(button('Oak'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Homes' })));
});

it('leaves it to the other place, though what it saw change is not long past', async () => {
  const drawFrame = holdFrames();
  render(<Page />);
  const user = userEvent.setup();
  await user.click(button('Load'));
  drawFrame();
  await user.click(button('Elm'));
  expect(document.activeElement).toBe(document.body);
  drawFrame();
  drawFrame();
  drawFrame();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Homes' }));
});

it('waits for a dialog that is gone to give it back', async () => {
  const drawFrame = holdFrames();
  render(<Page />);
  await userEvent.click(button('Oak'));
  drawFrame();
  button('Load').focus();
  drawFrame();
  drawFrame();
  expect(document.activeElement).toBe(button('Load'));
});

it('takes nothing from whoever has moved on', async () => {
  const drawFrame = holdFrames();
  render(<Page />);
  await userEvent.click(button('Oak'));
  button('Load').focus();
  drawFrame();
  expect(document.activeElement).toBe(button('Load'));
});
