import type { CSSProperties } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { asStillDocument } from '../../../shared/lib/mail-document.ts';

interface MailFrameProps {
  title: string;
  html: string;
  className?: string;
  style?: CSSProperties;
}

/** A mail to look at. It runs nothing, fetches nothing, and is white in both themes, as most programs show it. */
export function MailFrame({ title, html, className, style }: MailFrameProps) {
  return (
    <iframe
      title={title}
      srcDoc={asStillDocument(html)}
      sandbox=""
      style={style}
      className={classNames('border-0 bg-white scheme-light', className)}
    />
  );
}
