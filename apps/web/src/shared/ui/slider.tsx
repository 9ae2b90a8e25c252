import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { classNames } from '../lib/class-names.ts';

interface SliderProps<Places extends readonly number[]> {
  /** How many steps the track has. */
  length: number;
  /** One thumb, or two that meet but do not pass each other. */
  places: Places;
  names: { [K in keyof Places]: string };
  /** What each place means, in words. */
  texts: { [K in keyof Places]: string };
  /** While a thumb is being moved. */
  onMove: (places: Places) => void;
  /** A thumb that was moved is let go, or a key moved it. */
  onSettle: (places: Places) => void;
  isDisabled?: boolean;
  className?: string;
  /** Where the track is no thin line that is filled between its ends. */
  look?: { track: string; thumb: string; fill: ReactNode };
}

const line = 'h-1 rounded-xs bg-line-strong';
const round =
  'touch-target size-7 cursor-grab rounded-full border-brand bg-white outline-none focus-visible:shadow-ring active:cursor-grabbing lg:size-5';

/** How a pointer holds a thumb: what it has moved since the press is what the thumb moves. */
interface Grip {
  thumb: number;
  start: number;
  pressedAt: number;
  hasMoved: boolean;
}

const keySteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

export function Slider<Places extends readonly number[]>({
  length,
  places,
  names,
  texts,
  onMove,
  onSettle,
  isDisabled = false,
  className,
  look,
}: SliderProps<Places>) {
  const track = useRef<HTMLDivElement>(null);
  const grips = useRef(new Map<number, Grip>());
  const from = places.length > 1 ? (places[0] ?? 0) : 0;
  const to = places.at(-1) ?? length;

  function moveTo(thumb: number, place: number): Places {
    if (place === places[thumb]) return places;
    const lowest = thumb === 0 ? 0 : Math.floor(places[thumb - 1] ?? 0) + 1;
    const highest = thumb === places.length - 1 ? length : Math.ceil(places[thumb + 1] ?? length) - 1;
    const moved = Math.min(highest, Math.max(lowest, place));
    return places.map((each, index) => (index === thumb ? moved : each)) as unknown as Places;
  }

  function handleKey(thumb: number, event: KeyboardEvent) {
    const step = keySteps[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? length : step && nextPlace(places[thumb] ?? 0, step);
    if (target === undefined || isDisabled) return;
    event.preventDefault();
    onSettle(moveTo(thumb, target));
  }

  function placeUnder(event: PointerEvent): number {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return ((event.clientX - box.left) / box.width) * length;
  }

  /** Less than half a step leaves the thumb where it was, also between two steps. */
  function moveBy({ thumb, start, pressedAt }: Grip, event: PointerEvent): Places {
    const distance = placeUnder(event) - pressedAt;
    return moveTo(thumb, Math.abs(distance) < 0.5 ? start : Math.round(start + distance));
  }

  function gripOf(event: PointerEvent<HTMLElement>): Grip | undefined {
    return event.currentTarget.hasPointerCapture(event.pointerId)
      ? grips.current.get(event.pointerId)
      : undefined;
  }

  function handleMove(grip: Grip, next: Places) {
    if (next[grip.thumb] === places[grip.thumb]) return;
    grip.hasMoved = true;
    onMove(next);
  }

  /** A thumb is taken where it is; a press beside them brings the nearest one. */
  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const thumbs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=slider]')];
    const held = thumbs.findIndex((each) => event.target instanceof Node && each.contains(event.target));
    const pressedAt = placeUnder(event);
    const nearest = Math.round(pressedAt);
    const distances = places.map((each) => Math.abs(each - nearest));
    const thumb = held < 0 ? distances.indexOf(Math.min(...distances)) : held;
    const grip =
      held < 0
        ? { thumb, start: nearest, pressedAt: nearest, hasMoved: false }
        : { thumb, start: places[thumb] ?? 0, pressedAt, hasMoved: false };
    grips.current.set(event.pointerId, grip);
    thumbs[thumb]?.setPointerCapture(event.pointerId);
    thumbs[thumb]?.focus();
    // Keeps the page from scrolling or selecting while the thumb is held.
    event.preventDefault();
    handleMove(grip, moveTo(thumb, grip.start));
  }

  function handleUp(event: PointerEvent<HTMLElement>) {
    const grip = gripOf(event);
    grips.current.delete(event.pointerId);
    if (!grip) return;
    const next = moveBy(grip, event);
    if (grip.hasMoved || next[grip.thumb] !== places[grip.thumb]) onSettle(next);
  }

  function handleCancel({ pointerId }: PointerEvent) {
    const grip = grips.current.get(pointerId);
    grips.current.delete(pointerId);
    if (grip?.hasMoved) onSettle(places);
  }

  return (
    <div
      ref={track}
      data-disabled={isDisabled || undefined}
      className={classNames(look?.track ?? line, !isDisabled && 'touch-none', className)}
      onPointerDown={isDisabled ? undefined : handleDown}
    >
      {look ? (
        look.fill
      ) : (
        <span
          className="absolute inset-y-0 rounded-xs bg-brand"
          style={{ left: percent(from, length), right: percent(length - to, length) }}
        />
      )}
      {Array.from(places, (place, thumb) => ({ place, thumb })).map(({ place, thumb }) => (
        <span
          key={thumb}
          role="slider"
          tabIndex={isDisabled ? undefined : 0}
          aria-disabled={isDisabled || undefined}
          aria-label={names[thumb]}
          aria-valuemin={0}
          aria-valuemax={length}
          aria-valuenow={Math.round(place)}
          aria-valuetext={texts[thumb]}
          onKeyDown={(event) => handleKey(thumb, event)}
          onPointerMove={(event) => {
            const grip = gripOf(event);
            if (grip) handleMove(grip, moveBy(grip, event));
          }}
          onPointerUp={handleUp}
          onPointerCancel={handleCancel}
          style={{ left: percent(place, length) }}
          className={classNames('absolute top-1/2 -translate-1/2 border-2 shadow-sm', look?.thumb ?? round)}
        />
      ))}
    </div>
  );
}

function percent(place: number, length: number): string {
  return `${(place / length) * 100}%`;
}

/** From a place between two steps the first key goes to the next step. */
function nextPlace(place: number, step: number): number {
  return step > 0 ? Math.floor(place) + step : Math.ceil(place) + step;
}
