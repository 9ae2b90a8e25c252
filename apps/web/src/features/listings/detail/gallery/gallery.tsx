import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { phoneTopClass } from '../top/back-link.tsx';
import type { Picture } from './use-picture-names.ts';
import { usePictureNames } from './use-picture-names.ts';

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'));

interface GalleryProps {
  pictures: readonly Picture[];
  address: string;
  isPhone: boolean;
  children: ReactNode;
}

/** The pictures of a home; any of them opens the viewer. */
export function Gallery({ isPhone, children, ...shown }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const Frame = isPhone ? PhonePhotos : Mosaic;
  return (
    <>
      <Frame {...shown} onOpen={setOpenIndex}>
        {children}
      </Frame>
      {openIndex === null ? null : (
        <Suspense fallback={null}>
          <PhotoViewer {...shown} startIndex={openIndex} onClose={() => setOpenIndex(null)} />
        </Suspense>
      )}
    </>
  );
}

interface MosaicProps {
  pictures: readonly Picture[];
  address: string;
  onOpen: (index: number) => void;
  /** Stands on the first picture: the state of the listing. */
  children?: ReactNode;
}

/** How many pictures are shown, and how they share the frame. */
function layoutOf(count: number): { shown: number; grid: string; first: string } {
  if (count >= 5) return { shown: 5, grid: 'grid-cols-[2fr_1fr_1fr] grid-rows-2', first: 'row-span-2' };
  if (count >= 3) return { shown: 3, grid: 'grid-cols-[2fr_1fr] grid-rows-2', first: 'row-span-2' };
  if (count === 2) return { shown: 2, grid: 'grid-cols-2', first: '' };
  return { shown: 1, grid: 'grid-cols-1', first: '' };
}

/** The first pictures side by side; each opens all of them. */
function Mosaic({ pictures, address, onOpen, children }: MosaicProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { nameOf } = usePictureNames(pictures, address);
  const { shown, grid, first } = layoutOf(pictures.length);
  const count = pictures.length;
  return (
    <div className="relative">
      <div className={classNames('grid h-72 gap-2 overflow-hidden rounded-[16px] lg:h-90', grid)}>
        {count === 0 ? <ListingPhoto url={null} alt="" /> : null}
        {pictures.slice(0, shown).map((picture, index) => (
          <button
            key={picture.url}
            type="button"
            aria-label={t('detail.gallery.open', { name: nameOf(index) })}
            onClick={() => onOpen(index)}
            className={classNames(
              'group relative min-h-0 min-w-0 overflow-hidden focused:z-1 focused:-outline-offset-2',
              index === 0 && first,
            )}
          >
            <ListingPhoto url={picture.url} alt="" width={index === 0 ? 1200 : 640} isEager />
            <span className="absolute inset-0 bg-black/0 transition-control group-hovered:bg-black/10" />
          </button>
        ))}
      </div>
      <div className="pointer-events-none absolute top-3.5 left-3.5">{children}</div>
      {count > 0 ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Images aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => onOpen(0)}
          className="absolute! right-3 bottom-3"
        >
          {t('detail.gallery.all', { count, number: format.number(count) })}
        </Button>
      ) : null}
    </div>
  );
}

interface PhonePhotosProps {
  pictures: readonly Picture[];
  address: string;
  onOpen: (index: number) => void;
  /** Buttons above the picture. */
  children: ReactNode;
}

/** From edge to edge, one picture at a time; the browser's own scrolling is the swipe. */
function PhonePhotos({ pictures, address, onOpen, children }: PhonePhotosProps) {
  const { t } = useTranslation('listings');
  const { nameOf } = usePictureNames(pictures, address);
  const [index, setIndex] = useState(0);
  return (
    <div className="relative h-73">
      {pictures.length === 0 ? (
        <ListingPhoto url={null} alt="" />
      ) : (
        <section
          aria-label={t('detail.gallery.label')}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
          className="flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]"
        >
          {pictures.map((picture, at) => (
            <button
              key={picture.url}
              type="button"
              aria-label={t('detail.gallery.open', { name: nameOf(at) })}
              onClick={() => onOpen(at)}
              className="size-full shrink-0 snap-center snap-always focused:-outline-offset-4"
            >
              <ListingPhoto url={picture.url} alt="" width={1200} isEager={at < 2} />
            </button>
          ))}
        </section>
      )}
      <div className={phoneTopClass}>{children}</div>
      {pictures.length > 0 ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-3 bottom-8.5 flex h-7 items-center gap-1.5 rounded-full bg-overlay/70 px-2.5 text-xs text-white"
        >
          <Images size={15} strokeWidth={1.75} />
          {index + 1} / {pictures.length}
        </span>
      ) : null}
    </div>
  );
}
