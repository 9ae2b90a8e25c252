import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { PagePicture } from './page-picture.tsx';
import { PageTools } from './page-tools.tsx';
import type { PdfFile } from './pdfjs.ts';
import { useCurrentPage } from './use-current-page.ts';
import { usePageTexts } from './use-page-texts.ts';
import { useZoom } from './use-zoom.ts';

const thumbWidth = 80;
/** Not every browser lets the keyboard into what only scrolls. */
const scrollable = { tabIndex: 0 };

/** The file itself: small pages to choose from on the left, the pages in the middle, page and zoom below. */
export function PdfPages({ pdf }: { pdf: PdfFile }) {
  const { t } = useTranslation('cmaReport');
  const place = useRef<HTMLElement>(null);
  const zoom = useZoom(place, pdf.ratio);
  const { page, goTo } = useCurrentPage(place, pdf.pages);
  const texts = usePageTexts(pdf);
  const overview = useRef<HTMLElement>(null);
  useEffect(() => {
    overview.current?.querySelector(`li:nth-child(${page})`)?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  const numbers = Array.from({ length: pdf.pages }, (_, index) => index + 1);
  return (
    <>
      <nav
        ref={overview}
        aria-label={t('pages.thumbs')}
        className="relative min-h-0 overflow-y-auto border-r border-line bg-chrome px-6 py-4 max-xl:hidden"
      >
        <ol className="flex flex-col gap-3.5">
          {numbers.map((number) => (
            <li key={number}>
              <button
                type="button"
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('pages.page', { page: number, total: pdf.pages })}
                onClick={() => goTo(number)}
                className={classNames(
                  'flex w-full flex-col items-center gap-2 rounded-sm text-xs',
                  number === page ? 'font-medium text-ink' : 'text-ink-2',
                )}
              >
                <PagePicture
                  pdf={pdf}
                  page={number}
                  width={thumbWidth}
                  className={classNames(
                    'rounded-[4px] shadow-[0_0_0_1px_var(--line),var(--shadow-sm)]',
                    number === page && 'outline-2 outline-offset-3 outline-brand',
                  )}
                />
                {number}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="relative flex min-h-0 min-w-0 flex-col bg-inset">
        <section
          ref={place}
          {...scrollable}
          aria-label={t('pages.label')}
          className="relative min-h-0 flex-1 overflow-auto px-4 pt-4 pb-24 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus lg:px-8 lg:pt-8"
        >
          <ol className="flex w-max min-w-full flex-col items-center gap-4 lg:gap-6">
            {numbers.map((number) => (
              <li
                key={number}
                data-page={number}
                aria-label={t('pages.page', { page: number, total: pdf.pages })}
                className="relative scroll-mt-20 shadow-lg lg:scroll-mt-6"
              >
                <PagePicture pdf={pdf} page={number} width={zoom.width} />
                <p className="sr-only">{texts[number - 1]}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className="pointer-events-none inset-x-0 bottom-5 flex justify-center *:pointer-events-auto max-lg:sticky max-lg:bottom-4 lg:absolute">
          <PageTools page={page} pages={pdf.pages} goTo={goTo} zoom={zoom} />
        </div>
      </div>
    </>
  );
}
