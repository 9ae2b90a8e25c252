import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { ModalLayer } from '../../../../shared/ui/modal-layer.tsx';
import type { Picture } from './use-picture-names.ts';
import { usePictureNames } from './use-picture-names.ts';

interface PhotoViewerProps {
  pictures: readonly Picture[];
  address: string;
  startIndex: number;
  onClose: () => void;
}

const discClass = 'absolute! top-1/2 z-1 -translate-y-1/2 rounded-full! bg-raised! max-md:hidden';

/** All pictures, one at a time, over the whole window. */
export default function PhotoViewer({ pictures, address, startIndex, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { captionOf, nameOf } = usePictureNames(pictures, address);
  const [index, setIndex] = useState(startIndex);
  const last = pictures.length - 1;
  const go = (next: number) => setIndex(Math.min(Math.max(next, 0), last));
  const swipe = useSwipe((step) => go(index + step));
  useViewerKeys(index, last, go);
  const picture = pictures[index];
  const caption = picture && captionOf(picture);

  return (
    <ModalLayer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={false}
      label={t('detail.gallery.label')}
      className="dark bg-overlay/96 text-ink"
      panelClassName="h-full w-full"
      dialogClassName="size-full"
    >
      <div className="flex size-full flex-col">
        <header className="flex items-center gap-3 px-4 py-3 md:px-6">
          <p aria-live="polite" className="min-w-0 flex-1 text-sm">
            <span className="font-medium">{caption ?? address}</span>{' '}
            <span className="ml-2 text-ink-2">
              {t('detail.gallery.position', {
                position: format.number(index + 1),
                total: format.number(pictures.length),
              })}
            </span>
          </p>
          <IconButton
            label={t('detail.gallery.close')}
            icon={<X strokeWidth={1.75} />}
            className="text-ink!"
            onClick={onClose}
          />
        </header>
        <div
          {...swipe}
          className="relative flex min-h-0 flex-1 touch-pinch-zoom items-center justify-center md:px-20"
        >
          <IconButton
            label={t('detail.gallery.previous')}
            icon={<ChevronLeft strokeWidth={1.75} />}
            disabled={index === 0}
            className={`${discClass} left-5`}
            onClick={() => go(index - 1)}
          />
          <ListingPhoto
            key={picture?.url}
            url={picture?.url ?? null}
            alt={nameOf(index)}
            width={1200}
            isEager
            className="max-h-full rounded-md bg-transparent! object-contain! select-none"
          />
          <IconButton
            label={t('detail.gallery.next')}
            icon={<ChevronRight strokeWidth={1.75} />}
            disabled={index === last}
            className={`${discClass} right-5`}
            onClick={() => go(index + 1)}
          />
        </div>
        <ThumbnailRow pictures={pictures} index={index} nameOf={nameOf} onChoose={go} />
        <NextPictures urls={[pictures[index + 1]?.url, pictures[index - 1]?.url]} />
      </div>
    </ModalLayer>
  );
}

/** Asked for ahead, so that a step does not wait. */
function NextPictures({ urls }: { urls: readonly (string | undefined)[] }) {
  return urls.map((url) =>
    url ? <link key={url} rel="prefetch" as="image" href={`${url}?width=1200`} /> : null,
  );
}

interface ThumbnailRowProps {
  pictures: readonly Picture[];
  index: number;
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
}

/** The row keeps the picture that is open in sight. Arrows move between pictures, so only the open one takes the focus. */
function ThumbnailRow({ pictures, index, nameOf, onChoose }: ThumbnailRowProps) {
  const { t } = useTranslation('listings');
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);

  return (
    <ul
      ref={row}
      aria-label={t('detail.gallery.thumbnails')}
      className="flex shrink-0 gap-2 overflow-x-auto px-4 pt-3 pb-4 [scrollbar-width:thin] md:px-6"
    >
      {pictures.map((picture, at) => (
        <li key={picture.url} className="shrink-0 first:ml-auto last:mr-auto">
          <button
            type="button"
            tabIndex={at === index ? 0 : -1}
            aria-label={nameOf(at)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className={classNames(
              'block h-14 w-21 overflow-hidden rounded-sm border-2 transition-control',
              at === index ? 'border-brand' : 'border-transparent opacity-60 hovered:opacity-100',
            )}
          >
            <ListingPhoto url={picture.url} alt="" width={320} isThumbnail />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shorter moves are taps, steeper ones scrolling. */
const shortestPx = 40;

/** Tells a swipe of one finger to the left or right. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      // A second finger means zooming.
      start.current = start.current ? null : { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      const along = event.clientY - from.y;
      if (Math.abs(across) >= shortestPx && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

/** Arrows, Home and End move through the pictures wherever the focus is in the viewer. */
function useViewerKeys(index: number, last: number, go: (index: number) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(target);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
