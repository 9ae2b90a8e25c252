import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { PreviewWidth } from '../model/builder-view-store.ts';
import { previewWidths } from '../model/builder-view-store.ts';

interface PreviewFrameProps {
  title: string;
  src: string;
  /** The section that is being worked on: the page begins with it and draws a line around it. */
  section?: string | undefined;
  /** Another one is loaded unseen, and takes the place of this one when it is there. */
  version: string;
  width: PreviewWidth;
  /** Only to look at: neither pointer nor keyboard enters it. */
  isStill?: boolean;
  /** Only the pointer moves it: of keys pressed inside a frame, the dialog around it would hear nothing. */
  isWithoutKeys?: boolean;
  className?: string;
}

interface Shown {
  key: string;
  src: string;
}

/** The draft as a visitor would see it, drawn smaller where its width does not fit. */
export function PreviewFrame({
  title,
  src,
  section,
  version,
  width,
  isStill = false,
  isWithoutKeys = false,
  ...props
}: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const wanted: Shown = { key: version, src };
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width: wide = 0, height: high = 0 } = entry?.contentRect ?? {};
      setRoom({ width: wide, height: high });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isWithoutKeys) return;
    const handBack = () =>
      // In a later task: the frame does not have the focus yet as the window loses it.
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLIFrameElement && box.current?.contains(activeElement))
          box.current.focus({ preventScroll: true });
      });
    window.addEventListener('blur', handBack);
    return () => window.removeEventListener('blur', handBack);
  }, [isWithoutKeys]);

  const own = previewWidths[width];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / own);
  // With each reading comes a new address of the same thing; what is shown stays as it is.
  const drawn = wanted.key === shown.key ? [shown] : [shown, wanted];
  return (
    <div
      ref={box}
      tabIndex={isWithoutKeys ? -1 : undefined}
      className={classNames('relative overflow-hidden outline-none', props.className)}
    >
      {drawn.map((each) => {
        const isWaiting = each.key !== shown.key;
        return (
          <iframe
            key={each.key}
            title={title}
            src={section ? `${each.src}#section-${section}` : each.src}
            // Scripts, forms and leaving are not for a preview. What it shows of itself it is told by its address alone.
            sandbox=""
            referrerPolicy="no-referrer"
            tabIndex={isStill || isWaiting || isWithoutKeys ? -1 : undefined}
            aria-hidden={isStill || isWaiting || undefined}
            onLoad={() => setShown(each)}
            style={{
              width: own,
              height: room.height / scale || '100%',
              left: `max(0px, calc(50% - ${(own * scale) / 2}px))`,
              transform: `scale(${scale})`,
            }}
            className={classNames(
              'absolute top-0 origin-top-left border-0 bg-white',
              isStill && 'pointer-events-none',
              isWaiting && 'invisible',
            )}
          />
        );
      })}
    </div>
  );
}
