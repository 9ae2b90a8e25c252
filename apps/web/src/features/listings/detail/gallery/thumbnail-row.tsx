import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import type { Picture } from './use-picture-names.ts';

interface ThumbnailRowProps {
  pictures: readonly Picture[];
  index: number;
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
}

/** The row keeps the picture that is open in sight. Arrows move between pictures, so only the open one takes the focus. */
export function ThumbnailRow({ pictures, index, nameOf, onChoose }: ThumbnailRowProps) {
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
