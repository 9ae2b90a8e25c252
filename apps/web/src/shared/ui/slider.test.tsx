import { fireEvent, render, screen } from '@testing-library/react';
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

function openSlider(isDisabled = false) {
  const settled: Places[] = [];
  function Harness() {
    const [places, setPlaces] = useState<Places>([2, 8]);
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

  it('takes a thumb where it is', () => {
    const { least } = openSlider();
    fireEvent.pointerDown(least, { clientX: 26, pointerId: 1 });
    expect(least.getAttribute('aria-valuenow')).toBe('2');
  });

  it('answers neither keys nor the pointer while it is off', () => {
    const { track, least, settled } = openSlider(true);
    fireEvent.pointerDown(track, { clientX: 61, pointerId: 1 });
    fireEvent.keyDown(least, { key: 'ArrowRight' });
    expect(settled).toEqual([]);
    expect(screen.getAllByRole('slider').map(({ ariaValueNow }) => ariaValueNow)).toEqual(['2', '8']);
    expect(least.getAttribute('tabindex')).toBeNull();
  });
});
