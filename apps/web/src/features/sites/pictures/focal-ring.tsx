import type { FocalPoint, SitePicture } from '@hearthline/contract/sites';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface FocalRingProps {
  picture: SitePicture;
  focus: FocalPoint;
  onFocus: (focus: FocalPoint) => void;
}

/** Over any picture: white with a dark line on both sides is seen on light and on dark. */
const ringClass =
  'cursor-move border-2 border-white shadow-[0_0_0_1.5px_rgb(0_0_0/0.5),inset_0_0_0_1.5px_rgb(0_0_0/0.5)]';
const line = (place: string, size: string) => `linear-gradient(#fff5 0 0) ${place} / ${size} no-repeat`;
const thirds = [
  line('33.3% 0', '1px 100%'),
  line('66.6% 0', '1px 100%'),
  line('0 33.3%', '100% 1px'),
  line('0 66.6%', '100% 1px'),
].join();

const stepOf = (isLarge: boolean) => (isLarge ? 0.1 : 0.01);
const withinPicture = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));
const percent = (share: number) => Math.round(share * 100);
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture whole, and on it a ring around what must stay visible: by pointer, or with the arrows. */
export function FocalRing({ picture, focus, onFocus }: FocalRingProps) {
  const { t } = useTranslation('sites');
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();

  function moveTo(event: PointerEvent) {
    const area = box.current?.getBoundingClientRect();
    if (!area || area.width === 0) return;
    onFocus({
      x: withinPicture((event.clientX - area.left) / area.width),
      y: withinPicture((event.clientY - area.top) / area.height),
    });
  }

  function handleKey(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = stepOf(event.shiftKey);
    onFocus({ x: withinPicture(focus.x + arrow[0] * step), y: withinPicture(focus.y + arrow[1] * step) });
  }

  return (
    <>
      <div
        ref={box}
        className="relative cursor-crosshair touch-none overflow-hidden rounded-md bg-inset"
        style={{ aspectRatio: `${picture.width || 3} / ${picture.height || 2}` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture?.(event.pointerId) && moveTo(event)}
      >
        <img src={picture.url} alt="" draggable={false} className="size-full object-cover" />
        <span
          aria-hidden="true"
          style={{ background: thirds }}
          className="pointer-events-none absolute inset-0"
        />
        <button
          type="button"
          aria-label={t('picture.focus', { x: percent(focus.x), y: percent(focus.y) })}
          aria-describedby={hintId}
          onKeyDown={handleKey}
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          className={`absolute size-8 -translate-1/2 rounded-full ${ringClass}`}
        />
        <p aria-live="polite" className="sr-only">
          {t('picture.focusAt', { x: percent(focus.x), y: percent(focus.y) })}
        </p>
      </div>
      <p id={hintId} className="text-xs text-ink-3">
        {t('picture.focusHint')}
      </p>
    </>
  );
}
