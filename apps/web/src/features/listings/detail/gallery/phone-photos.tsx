import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { phoneTopClass } from '../top/back-link.tsx';
import type { Picture } from './use-picture-names.ts';
import { usePictureNames } from './use-picture-names.ts';

interface PhonePhotosProps {
  pictures: readonly Picture[];
  address: string;
  onOpen: (index: number) => void;
  /** Buttons above the picture. */
  children: ReactNode;
}

/** From edge to edge, one picture at a time; the browser's own scrolling is the swipe. */
export function PhonePhotos({ pictures, address, onOpen, children }: PhonePhotosProps) {
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
