import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PdfFile } from './pdfjs.ts';

export interface OpenedPdf {
  /** Null while it is being opened, and where it could not be. */
  pdf: PdfFile | null;
  hasFailed: boolean;
  retry: () => void;
}

const nothing = { pdf: null, hasFailed: false };

/** The file of a finished report. Its address is signed anew with every reading, the file stays the same. */
export function usePdf(report: Pick<CmaReportRow, 'id' | 'fileUrl'> | null): OpenedPdf {
  const [opened, setOpened] = useState<Pick<OpenedPdf, 'pdf' | 'hasFailed'>>(nothing);
  const [attempt, setAttempt] = useState(0);
  const url = useRef<string | null>(null);
  url.current = report?.fileUrl ?? null;
  const fileOf = report?.fileUrl ? `${report.id} ${attempt}` : null;

  useEffect(() => {
    if (fileOf === null || url.current === null) return;
    let isOver = false;
    let file: PdfFile | undefined;
    async function open(address: string): Promise<void> {
      try {
        const { openPdf } = await import('./pdfjs.ts');
        file = await openPdf(address);
        if (isOver) file.close();
        else setOpened({ pdf: file, hasFailed: false });
      } catch {
        if (!isOver) setOpened({ pdf: null, hasFailed: true });
      }
    }
    void open(url.current);
    return () => {
      isOver = true;
      file?.close();
      setOpened(nothing);
    };
  }, [fileOf]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...opened, retry };
}
