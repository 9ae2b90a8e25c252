import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Slider } from './slider.tsx';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 4));
  const held = new Set<number>();
  Object.assign(Element.prototype, {
    setPointerCapture: (id: number) => held.add(id),
    hasPointerCapture: (id: number) => held.has(id),
  });
});

type Places = readonly [number, number];

function openSlider({ isDisabled = false, start = [2, 8] as Places } = {}) {
  const settled: Places[] = [];
  function Harness() {
    const [places, setPlaces] = useState<Places>(start);
    return (
      <Slider<Places>
        length={10}
        places={places}
        names={['Least', 'Most']}
        texts={[`from ${places[0]}`, `to ${places[1]}`]}
        isDisabled={isDisabled}
        onMove={setPlaces}
        onSettle={(next) => {
          setPlaces(next);
          settled.push(next);
        }}
      />
    );
  }
  const { container } = render(<Harness />);
  const [least, most] = screen.getAllByRole('slider') as [HTMLElement, HTMLElement];
  return { track: container.firstElementChild as HTMLElement, least, most, settled };
}

describe('a slider', () => {
  it('moves by keys, and its thumbs do not pass each other', () => {
    const { least, settled } = openSlider();
    for (const key of ['ArrowRight', 'PageUp', 'End', 'Home']) fireEvent.keyDown(least, { key });
    expect(settled.map(([place]) => place)).toEqual([3, 7, 7, 0]);
    expect(least.getAttribute('aria-valuetext')).toBe('from 0');
  });

  it('brings the nearest thumb to a press on its track, which then is held', () => {
    const { track, most, settled } = openSlider();
    fireEvent.pointerDown(track, { clientX: 61, pointerId: 1 });
    expect(most.getAttribute('aria-valuenow')).toBe('6');
    expect(document.activeElement).toBe(most);
    fireEvent.pointerMove(most, { clientX: 72, pointerId: 1 });
    fireEvent.pointerUp(most, { clientX: 89, pointerId: 1 });
    expect(settled).toEqual([[2, 9]]);
  });

  it('takes a thumb where it is, and a press alone moves nothing', () => {
    const { least, settled } = openSlider();
    fireEvent.pointerDown(least, { clientX: 26, pointerId: 1 });
    expect(least.getAttribute('aria-valuenow')).toBe('2');
    fireEvent.pointerUp(least, { clientX: 26, pointerId: 1 });
    expect(least.getAttribute('aria-valuenow')).toBe('2');
    expect(settled).toEqual([]);
  });

  it('moves a held thumb as far as the pointer, not under it', () => {
    const { least, settled } = openSlider();
    fireEvent.pointerDown(least, { clientX: 26, pointerId: 1 });
    fireEvent.pointerMove(least, { clientX: 36, pointerId: 1 });
    expect(least.getAttribute('aria-valuenow')).toBe('3');
    fireEvent.pointerUp(least, { clientX: 46, pointerId: 1 });
    expect(settled).toEqual([[4, 8]]);
  });

  it('leaves a thumb between two steps there, however close the other one is', () => {
    const { most, settled } = openSlider({ start: [7.25, 7.75] });
    fireEvent.pointerDown(most, { clientX: 79, pointerId: 1 });
    fireEvent.pointerUp(most, { clientX: 81, pointerId: 1 });
    expect(most.getAttribute('aria-valuetext')).toBe('to 7.75');
    expect(settled).toEqual([]);
  });

  it('goes from between two steps to the steps, and back with the pointer', () => {
    const { least, settled } = openSlider({ start: [2.25, 8] });
    fireEvent.pointerDown(least, { clientX: 24, pointerId: 1 });
    fireEvent.pointerMove(least, { clientX: 34, pointerId: 1 });
    expect(least.getAttribute('aria-valuetext')).toBe('from 3');
    fireEvent.pointerUp(least, { clientX: 25, pointerId: 1 });
    expect(settled).toEqual([[2.25, 8]]);
  });

  it('settles where it is when the pointer is taken away', () => {
    const { least, settled } = openSlider();
    fireEvent.pointerCancel(least, { pointerId: 1 });
    expect(settled).toEqual([]);
    fireEvent.pointerDown(least, { clientX: 20, pointerId: 1 });
    fireEvent.pointerMove(least, { clientX: 40, pointerId: 1 });
    fireEvent.pointerCancel(least, { pointerId: 1 });
    expect(settled).toEqual([[4, 8]]);
  });

  it.each([{ button: 1 }, { button: 2 }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'is not moved by a press with %o',
    (press) => {
      const { track, most, settled } = openSlider();
      fireEvent.pointerDown(track, { clientX: 61, pointerId: 1, ...press });
      fireEvent.pointerUp(most, { clientX: 61, pointerId: 1, ...press });
      expect(most.getAttribute('aria-valuenow')).toBe('8');
      expect(settled).toEqual([]);
    },
  );

  it('keeps the page still under a finger on its track, unless it is off', () => {
    expect(openSlider().track.classList).toContain('touch-none');
    cleanup();
    expect(openSlider({ isDisabled: true }).track.classList).not.toContain('touch-none');
  });

  it('answers neither keys nor the pointer while it is off', () => {
    const { track, least, settled } = openSlider({ isDisabled: true });
    fireEvent.pointerDown(track, { clientX: 61, pointerId: 1 });
    fireEvent.keyDown(least, { key: 'ArrowRight' });
    expect(settled).toEqual([]);
    expect(screen.getAllByRole('slider').map(({ ariaValueNow }) => ariaValueNow)).toEqual(['2', '8']);
    expect(least.getAttribute('tabindex')).toBeNull();
  });
});
