import { useEffect, useState } from 'react';
import type { PdfFile } from './pdfjs.ts';

/** The pictures that are looked at come first. */
const patienceMs = 1_500;

/** The words of the pages, read one after the other, for who cannot see the pictures. */
export function usePageTexts(pdf: PdfFile): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    async function read(): Promise<void> {
      for (let page = 1; page <= pdf.pages && !isOver; page += 1) {
        const text = await pdf.readText(page).catch(() => '');
        if (!isOver) setTexts((before) => [...before, text]);
      }
    }
    const timer = setTimeout(() => void read(), patienceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setTexts([]);
    };
  }, [pdf]);
  return texts;
}
