import { useEffect, useState } from 'react';
import type { PdfFile } from './pdfjs.ts';

/** What stands on a page, for who cannot see its picture. */
export function PageText({ pdf, page }: { pdf: PdfFile; page: number }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isOver = false;
    pdf.readText(page).then(
      (found) => {
        if (!isOver) setText(found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [pdf, page]);
  return <p className="sr-only">{text}</p>;
}
