import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestTexts } from '../../testing/texts.ts';
import { accountToast, sessionToast, toast } from './toast.tsx';
import { Toaster } from './toaster.tsx';

startTestTexts();

const exitMs = 200;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function show(speak: () => unknown): void {
  act(() => void speak());
}

/** Still there just before its time, gone (after its exit) just after. */
function expectToLast(durationMs: number, text: string): void {
  pass(durationMs - 1);
  expect(screen.getByText(text).closest('[data-visible]')).not.toBeNull();
  pass(2);
  expect(screen.getByText(text).closest('[data-visible]')).toBeNull();
  pass(exitMs);
  expect(screen.queryByText(text)).toBeNull();
}

function timeBar(text: string): HTMLElement | null | undefined {
  return screen.getByText(text).closest('[role]')?.querySelector<HTMLElement>('[data-part="time-left"]');
}

function column(text: string): string {
  return screen.getByText(text).closest('[data-react-aria-top-layer]')?.className ?? '';
}

describe('how long and where', () => {
  it.each([
    ['blank', () => toast('Text'), 4000],
    ['error', () => toast.error('Text'), 4000],
    ['success', () => toast.success('Text'), 2000],
    ['custom', () => toast.custom(<p>Text</p>), 4000],
    ['account success', () => accountToast.success('Text'), 2000],
    ['account error', () => accountToast.error('Text'), 2000],
    ['session', () => sessionToast('Text'), 20_000],
    ['session of another length', () => sessionToast('Text', { duration: 7000 }), 7000],
  ])('[SHELL-15] %s', (_name, speak, durationMs) => {
    show(speak);
    expectToLast(durationMs, 'Text');
  });

  it('[SHELL-15] loading stays until it is dismissed', () => {
    show(() => toast.loading('Sending', { id: 'sending' }));
    pass(3_600_000);
    expect(screen.getByText('Sending')).toBeTruthy();
    show(() => toast.dismiss('sending'));
    pass(exitMs);
    expect(screen.queryByText('Sending')).toBeNull();
  });

  it('[SHELL-15] session toasts stand top right with a bar of their time, account toasts top centre without', () => {
    show(() => sessionToast('About the session', { type: 'warn' }));
    show(() => accountToast.success('About the account'));

    expect(column('About the session')).toContain('sm:right-4');
    expect(timeBar('About the session')?.style.getPropertyValue('--toast-time')).toBe('20000ms');
    expect(column('About the account')).toContain('left-1/2');
    expect(column('About the account')).not.toContain('right-4');
    expect(timeBar('About the account')).toBeNull();
  });

  it('[SHELL-15] at most 20 at once, 350 px wide and 8 px apart', () => {
    for (let count = 1; count <= 25; count += 1) show(() => toast(`Text ${count}`));

    expect(screen.getAllByRole('status')).toHaveLength(20);
    expect(screen.queryByText('Text 5')).toBeNull();
    expect(screen.getByText('Text 25')).toBeTruthy();
    expect(column('Text 25')).toContain('w-[min(350px,');
    expect(column('Text 25')).toContain('gap-2');
  });
});

describe('what people meet', () => {
  it.each([
    ['info', 'status', 'text-info'],
    ['success', 'status', 'text-success'],
    ['warn', 'status', 'text-warning'],
    ['error', 'alert', 'text-danger'],
  ] as const)('[SHELL-15] a session toast of type %s has its role and icon', (type, role, tone) => {
    show(() => sessionToast('Text', { type }));
    expect(screen.getByRole(role).querySelector(`.${tone} svg`)).not.toBeNull();
  });

  it('the same text stands once, and its time starts anew', () => {
    show(() => toast.error('Text'));
    pass(3000);
    show(() => toast.error('Text'));
    expect(screen.getAllByText('Text')).toHaveLength(1);
    expectToLast(4000, 'Text');
  });

  it('the first sentence is the title, and the words stay as given', () => {
    show(() => toast.error('Cannot complete your request. Please contact support.'));
    expect(screen.getByRole('alert').textContent).toBe(
      'Cannot complete your request. Please contact support.',
    );
    expect(screen.getByText('Cannot complete your request.')).toBeTruthy();
  });

  it('its time stops while the pointer is over it', () => {
    show(() => sessionToast('Text', { duration: 5000 }));
    pass(4000);
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(60_000);
    expect(timeBar('Text')?.style.animationPlayState).toBe('paused');
    fireEvent.mouseLeave(screen.getByRole('status'));
    expectToLast(1000, 'Text');
  });

  it('its time stops while its button has the focus, also after the pointer has left', () => {
    show(() => toast('Text'));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.mouseEnter(screen.getByRole('status'));
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(60_000);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    expectToLast(4000, 'Text');
  });

  it('closing one lets the time of the others go on', () => {
    show(() => toast('Stays'));
    show(() => toast('Goes'));
    const [first] = screen.getAllByRole('button', { name: 'Close' });
    if (!first) throw new Error('A toast needs a close button');
    fireEvent.mouseEnter(first);
    act(() => first.focus());
    fireEvent.click(first);
    pass(exitMs);
    expect(screen.queryByText('Goes')).toBeNull();
    pass(4000);
    pass(exitMs);
    expect(screen.queryByText('Stays')).toBeNull();
  });
});

describe('what it keeps clear', () => {
  const boxes = new Map<Element, DOMRect>();
  beforeEach(() => {
    boxes.clear();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      // The columns of toasts are as wide as a phone leaves them.
      return (
        boxes.get(this) ?? (this.matches('[data-toasts]') ? new DOMRect(20, 16, 350, 60) : new DOMRect())
      );
    });
  });

  function addControl(top: number): HTMLButtonElement {
    const control = document.body.appendChild(document.createElement('button'));
    boxes.set(control, new DOMRect(200, top, 44, 44));
    return control;
  }
  const topOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-toasts]')?.style.top;

  it('the control that was used, where it stood, also when it is gone', () => {
    const control = addControl(20);
    fireEvent.pointerDown(control);
    control.remove();
    show(() => toast('Removed'));
    expect(topOf('Removed')).toBe('72px');
  });

  it('the control that has the focus while a toast stands there, and what marks itself', () => {
    const [header, control] = [addControl(0), addControl(60)];
    header.dataset.keepClear = '';
    show(() => toast('Arrived'));
    expect(topOf('Arrived')).toBe('52px');
    act(() => control.focus());
    expect(topOf('Arrived')).toBe('112px');
    header.remove();
    control.remove();
  });
});
