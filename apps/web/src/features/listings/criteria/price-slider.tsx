import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';

export type Places = [low: number, high: number];

interface PriceSliderProps {
  length: number;
  places: Places;
  names: [low: string, high: string];
  texts: [low: string, high: string];
  /** While a thumb is being moved. */
  onMove: (places: Places) => void;
  /** The thumb was let go, or moved by a key. */
  onSettle: (places: Places) => void;
}

const keySteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** Two thumbs over the bars of the histogram; they meet but do not pass each other. */
export function PriceSlider({ length, places, names, texts, onMove, onSettle }: PriceSliderProps) {
  const track = useRef<HTMLDivElement>(null);

  function moveTo(thumb: 0 | 1, place: number): Places {
    const [low, high] = places;
    if (thumb === 0) return [Math.max(0, Math.min(place, Math.ceil(high) - 1)), high];
    return [low, Math.min(length, Math.max(place, Math.floor(low) + 1))];
  }

  function handleKey(thumb: 0 | 1, event: KeyboardEvent) {
    const step = keySteps[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? length : step && nextPlace(places[thumb], step);
    if (target === undefined) return;
    event.preventDefault();
    onSettle(moveTo(thumb, target));
  }

  function placeUnder(event: PointerEvent): number {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.round(((event.clientX - box.left) / box.width) * length);
  }

  function handleDown(thumb: 0 | 1, event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    // Keeps the page from scrolling or selecting while the thumb is held.
    event.preventDefault();
    onMove(moveTo(thumb, places[thumb]));
  }

  return (
    <div ref={track} className="absolute inset-x-0 -bottom-0.5 h-1 rounded-xs bg-line-strong">
      <span
        className="absolute inset-y-0 rounded-xs bg-brand"
        style={{ left: percent(places[0], length), right: percent(length - places[1], length) }}
      />
      {([0, 1] as const).map((thumb) => (
        <span
          key={thumb}
          role="slider"
          tabIndex={0}
          aria-label={names[thumb]}
          aria-valuemin={0}
          aria-valuemax={length}
          aria-valuenow={Math.round(places[thumb])}
          aria-valuetext={texts[thumb]}
          onKeyDown={(event) => handleKey(thumb, event)}
          onPointerDown={(event) => handleDown(thumb, event)}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId))
              onMove(moveTo(thumb, placeUnder(event)));
          }}
          onPointerUp={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId))
              onSettle(moveTo(thumb, placeUnder(event)));
          }}
          onPointerCancel={() => onSettle(places)}
          style={{ left: percent(places[thumb], length) }}
          className={classNames(
            'touch-target absolute top-1/2 size-7 -translate-1/2 cursor-grab touch-none rounded-full border-2 border-brand bg-white shadow-sm outline-none lg:size-5',
            'focus-visible:shadow-ring active:cursor-grabbing',
          )}
        />
      ))}
    </div>
  );
}

function percent(place: number, length: number): string {
  return `${(place / length) * 100}%`;
}

/** From a price between two steps the first key goes to the next step. */
function nextPlace(place: number, step: number): number {
  return step > 0 ? Math.floor(place) + step : Math.ceil(place) + step;
}
