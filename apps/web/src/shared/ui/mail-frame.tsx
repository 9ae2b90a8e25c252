import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { config } from '../lib/config.ts';
import { asStillDocument } from '../lib/mail-document.ts';

interface MailFrameProps {
  title: string;
  html: string;
  className?: string;
  style?: CSSProperties;
}

/** A mail to look at. It runs nothing, fetches nothing but pictures of our own, and is white in both themes, as most programs show it. */
export function MailFrame({ title, html, className, style }: MailFrameProps) {
  return (
    <iframe
      title={title}
      srcDoc={asStillDocument(html, config().pagesOrigin || window.location.origin)}
      sandbox=""
      style={style}
      className={classNames('border-0 bg-white scheme-light', className)}
    />
  );
}

interface ScaledMailFrameProps {
  title: string;
  html: string;
  /** Null takes the room there is. */
  frameWidth: number | null;
  className?: string;
}

/** A computer's window is wider than the pane, so it is drawn smaller. */
export function ScaledMailFrame({ title, html, frameWidth, className }: ScaledMailFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = frameWidth === null || room === 0 ? 1 : Math.min(1, room / frameWidth);
  return (
    <div ref={box} className={classNames('relative min-h-80 flex-1 overflow-hidden', className)}>
      <MailFrame
        title={title}
        html={html}
        style={{
          width: `${100 / scale}%`,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
        className="absolute top-0 left-0 origin-top-left"
      />
    </div>
  );
}
