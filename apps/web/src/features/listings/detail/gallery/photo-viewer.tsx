import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { ModalLayer } from '../../../../shared/ui/modal-layer.tsx';
import { ThumbnailRow } from './thumbnail-row.tsx';
import type { Picture } from './use-picture-names.ts';
import { usePictureNames } from './use-picture-names.ts';
import { useSwipe } from './use-swipe.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

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
