import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';

interface ListingPhotoProps {
  /** Null where the listing has no picture. */
  url: string | null;
  /** What it shows: the address, where wanted with the room. */
  alt: string;
  width?: 320 | 640 | 1200;
  /** Too small for words: the drawing alone says that there is no picture. */
  isThumbnail?: boolean;
  /** At once instead of when it comes into sight. */
  isEager?: boolean;
  className?: string;
}

/** A picture cropped to its frame, or the word that there is none. */
export function ListingPhoto({
  url,
  alt,
  width = 640,
  isThumbnail = false,
  isEager = false,
  className,
}: ListingPhotoProps) {
  const { t } = useTranslation('common');
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || failedUrl === url) {
    return (
      <div
        className={classNames(
          'grid size-full place-content-center justify-items-center gap-1.5 bg-inset p-2 text-center text-xs text-ink-3',
          className,
        )}
      >
        <ImageOff aria-hidden="true" size={20} strokeWidth={1.75} />
        <span className={classNames(isThumbnail && 'sr-only')}>{t('imageNotAvailable')}</span>
      </div>
    );
  }
  return (
    <img
      src={`${url}?width=${width}`}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedUrl(url)}
      className={classNames('size-full bg-inset object-cover', className)}
    />
  );
}
