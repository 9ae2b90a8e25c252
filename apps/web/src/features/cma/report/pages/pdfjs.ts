import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

export interface PageDrawing {
  canvas: Promise<HTMLCanvasElement>;
  cancel: () => void;
}

export interface PdfFile {
  pages: number;
  /** Height by width of a page. */
  ratio: number;
  /** One page as a picture, so many pixels wide. */
  draw: (page: number, width: number) => PageDrawing;
  /** The words of a page, for who cannot see the picture. */
  extractText: (page: number) => Promise<string>;
  close: () => void;
}

/** The one door to the library that draws PDF files: loaded on demand, and replaced as a whole in tests. */
export async function openPdf(url: string): Promise<PdfFile> {
  const loading = getDocument({
    url,
    disableRange: true,
    // The content security policy allows no WebAssembly; our files need none.
    useWasm: false,
    disableWorkerRendering: true,
  });
  const file = await loading.promise;
  const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 });

  function draw(number: number, wanted: number): PageDrawing {
    let isCancelled = false;
    let stop = () => {};
    async function render(): Promise<HTMLCanvasElement> {
      const page = await file.getPage(number);
      if (isCancelled) throw new Error('cancelled');
      const viewport = page.getViewport({ scale: wanted / page.getViewport({ scale: 1 }).width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const task = page.render({ canvas, viewport });
      stop = () => task.cancel();
      await task.promise;
      return canvas;
    }
    return {
      canvas: render(),
      cancel: () => {
        isCancelled = true;
        stop();
      },
    };
  }

  return {
    pages: file.numPages,
    ratio: height / width,
    draw,
    extractText: async (number) => {
      const { items } = await (await file.getPage(number)).getTextContent();
      return items
        .flatMap((item) => ('str' in item ? [item.str] : []))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    },
    close: () => void loading.destroy(),
  };
}
