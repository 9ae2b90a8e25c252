import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Ring } from '../../../../shared/ui/loaders.tsx';
import type { PdfFile } from './pdfjs.ts';

interface PagePictureProps {
  pdf: PdfFile;
  page: number;
  /** CSS pixels. */
  width: number;
  className?: string;
}

/** Pages this near to the window are drawn before they come into it. */
const nearMargin = '600px 0px';
const sharpestPixels = 3_200;
/** Letters of a canvas stand on whole pixels; drawn larger and made smaller, they keep their distance. */
const leastSharpness = 2;

/** One page, drawn when it comes near, and let go when it is far away. */
export function PagePicture({ pdf, page, width, className }: PagePictureProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: nearMargin,
      scrollMargin: nearMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = holder.current;
    if (!element || width <= 0) return;
    if (!isNear) {
      element.replaceChildren();
      setDrawn(false);
      return;
    }
    let isOver = false;
    const pixels = Math.min(
      Math.round(width * Math.max(leastSharpness, window.devicePixelRatio)),
      sharpestPixels,
    );
    const drawing = pdf.draw(page, pixels);
    drawing.canvas.then(
      (canvas) => {
        if (isOver) return;
        canvas.className = 'block size-full';
        // The picture before stays until the sharper one is there.
        element.replaceChildren(canvas);
        setDrawn(true);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      drawing.cancel();
    };
  }, [pdf, page, width, isNear]);

  return (
    <div
      aria-hidden="true"
      style={{ width, height: width * pdf.ratio }}
      className={classNames('relative overflow-hidden bg-white', className)}
    >
      <div ref={holder} className="absolute inset-0" />
      {isDrawn ? null : (
        <span className="absolute inset-0 grid place-items-center">
          <Ring size="sm" isDecorative className="text-brand" />
        </span>
      )}
    </div>
  );
}
