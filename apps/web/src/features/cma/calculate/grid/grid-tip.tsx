import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Spot } from '../../model/spot.ts';
import type { ExplainedWords } from '../model/use-line-words.ts';
import type { GridPlace } from './grid-rows.ts';

interface GridTipProps {
  id: string;
  store: Spot<GridPlace>;
  explain: (place: GridPlace) => ExplainedWords | null;
  /** The pointer came onto it, to read or to copy. */
  onEnter: () => void;
  onLeave: () => void;
}

const gapPx = 4;
const edgePx = 12;
const indentPx = 24;

/** Rate and source of the cell that has the focus or the pointer. */
export function GridTip({ id, store, explain, onEnter, onLeave }: GridTipProps) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useSyncExternalStore(store.subscribe, store.get);
  const words = place ? explain(place) : null;

  useLayoutEffect(() => {
    const element = panel.current;
    if (!place || !element) return;
    place.cell.setAttribute('aria-describedby', id);
    const cell = place.cell.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const left = Math.max(edgePx, Math.min(cell.left + indentPx, window.innerWidth - width - edgePx));
    const isBelow = cell.bottom + gapPx + height < window.innerHeight - edgePx;
    element.style.left = `${Math.round(left)}px`;
    element.style.top = `${Math.round(isBelow ? cell.bottom + gapPx : cell.top - gapPx - height)}px`;
    const hide = () => store.set(null);
    const hideByKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    window.addEventListener('keydown', hideByKey);
    return () => {
      window.removeEventListener('keydown', hideByKey);
      place.cell.removeAttribute('aria-describedby');
      window.removeEventListener('scroll', hide, { capture: true });
    };
  });

  if (!words) return null;
  return (
    <div
      ref={panel}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed z-(--z-popover) flex max-w-90 flex-col gap-0.5 rounded-md bg-ink px-3 py-2 text-[12px]/[17px] text-ink-inverse shadow-lg"
    >
      {words.title ? <b>{words.title}</b> : null}
      {words.sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </div>
  );
}
