import './paper.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { OnPaper } from '../../../../shared/ui/on-paper.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';
import type { PdfFile } from './pdfjs.ts';

/** Of a letter page: 200 for every inch. */
const printPixels = 1_700;

interface Printing {
  isPreparing: boolean;
  print: () => Promise<void>;
  /** Has to stand somewhere on the screen; it shows on paper only. */
  sheets: React.ReactNode;
}

/** Prints the pages as pictures, because a page of ours may not hold the browser's own PDF viewer. */
export function usePrinting(pdf: PdfFile | null): Printing {
  const { t } = useTranslation('cmaReport');
  const [isPreparing, setPreparing] = useState(false);
  const [pictures, setPictures] = useState<readonly string[]>([]);

  useEffect(() => {
    return () => {
      for (const url of pictures) URL.revokeObjectURL(url);
    };
  }, [pictures]);

  async function print(): Promise<void> {
    if (!pdf || isPreparing) return;
    setPreparing(true);
    try {
      const drawn = await drawPictures(pdf);
      flushSync(() => setPictures(drawn));
      await Promise.all([...document.querySelectorAll<HTMLImageElement>('.printed-report img')].map(decode));
      // Some browsers come back from printing before the paper is made.
      window.addEventListener('afterprint', () => setPictures([]), { once: true });
      window.print();
    } catch {
      setPictures([]);
      toast.error(t('actions.printFailed'));
    } finally {
      setPreparing(false);
    }
  }

  const sheets =
    pictures.length > 0 ? (
      <OnPaper>
        <div className="printed-only printed-report" aria-hidden="true">
          {pictures.map((url) => (
            <img key={url} src={url} alt="" />
          ))}
        </div>
      </OnPaper>
    ) : null;
  return { isPreparing, print, sheets };
}

const decode = (picture: HTMLImageElement): Promise<void> => picture.decode();

/** One after the other, so that only one large canvas is held at a time. */
async function drawPictures(pdf: PdfFile): Promise<string[]> {
  const urls: string[] = [];
  for (let page = 1; page <= pdf.pages; page += 1) {
    const canvas = await pdf.draw(page, printPixels).canvas;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    canvas.width = 0;
    if (!blob) throw new Error('A page could not be drawn');
    urls.push(URL.createObjectURL(blob));
  }
  return urls;
}
