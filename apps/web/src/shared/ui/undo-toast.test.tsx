import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestTexts } from '../../testing/texts.ts';
import { Toaster } from './toaster.tsx';
import { showUndo } from './undo-toast.tsx';

startTestTexts();

const undoMs = 8_000;
const exitMs = 200;
const taken: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  taken.length = 0;
  render(
    <StrictMode>
      <Toaster />
    </StrictMode>,
  );
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function say(deed: 'added' | 'removed' | undefined, name: string): void {
  act(() => showUndo({ id: 'tiles', text: name, onUndo: () => taken.push(name), ...(deed && { deed }) }));
}

const toasts = () => screen.queryAllByRole('status').map((each) => each.querySelector('p')?.textContent);
const undo = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('undo of several', () => {
  it('stands in one toast, which takes all of them back, the last one first', () => {
    for (const name of ['a', 'b', 'c']) say('removed', name);
    expect(toasts()).toEqual(['3 removed']);

    undo('Undo all');
    expect(taken).toEqual(['c', 'b', 'a']);
    pass(exitMs);
    expect(toasts()).toEqual([]);
  });

  it('says the name of one alone', () => {
    say('removed', 'Inventory removed');
    expect(toasts()).toEqual(['Inventory removed']);
    undo('Undo');
    expect(taken).toEqual(['Inventory removed']);
  });

  it('lasts as long as after the last one, and begins anew once it is gone', () => {
    say('removed', 'a');
    pass(undoMs - 1);
    say('removed', 'b');
    pass(undoMs - 1);
    expect(toasts()).toEqual(['2 removed']);

    pass(1);
    pass(exitMs);
    expect(toasts()).toEqual([]);
    say('removed', 'c');
    expect(toasts()).toEqual(['c']);
    undo('Undo');
    expect(taken).toEqual(['c']);
  });

  it('gives its place to something else that was done', () => {
    say('removed', 'a');
    say('added', 'b');
    expect(toasts()).toEqual(['b']);
    undo('Undo');
    expect(taken).toEqual(['b']);
  });

  it('gives the focus back to where it came from', () => {
    const { getByRole } = render(<button type="button">Here</button>);
    const here = getByRole('button', { name: 'Here' });
    say('removed', 'a');
    act(() => here.focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    undo('Undo');
    pass(exitMs);
    expect(document.activeElement).toBe(here);
  });

  it('joins only what may be done together', () => {
    say(undefined, 'a');
    say(undefined, 'b');
    expect(toasts()).toEqual(['b']);
    undo('Undo');
    expect(taken).toEqual(['b']);
  });
});
