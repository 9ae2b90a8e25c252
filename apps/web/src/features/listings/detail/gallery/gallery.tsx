import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Mosaic } from './mosaic.tsx';
import { PhonePhotos } from './phone-photos.tsx';
import type { Picture } from './use-picture-names.ts';

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
