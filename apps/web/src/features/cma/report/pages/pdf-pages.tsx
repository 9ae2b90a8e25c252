import type { LucideIcon } from 'lucide-react';
import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { PagePicture } from './page-picture.tsx';
import type { PdfFile } from './pdfjs.ts';

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

interface PageToolsProps {
  page: number;
  pages: number;
  goTo: (page: number) => void;
  zoom: ReturnType<typeof useZoom>;
}

/** The page switcher and the zoom, floating over the pages. */
function PageTools({ page, pages, goTo, zoom }: PageToolsProps) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
  const tool = (label: string, Icon: LucideIcon, onClick: (() => void) | undefined) => (
    <IconButton
      size="sm"
      label={label}
      icon={<Icon strokeWidth={1.75} />}
      disabled={!onClick}
      onClick={onClick}
    />
  );
  return (
    <div className="flex items-center gap-1 rounded-[12px] border border-line-strong bg-raised px-2 py-[5px] text-sm shadow-lg max-lg:gap-2">
      {tool(t('pages.previous'), ChevronUp, page > 1 ? () => goTo(page - 1) : undefined)}
      <span role="status" className="min-w-12 text-center tabular-nums">
        <span aria-hidden="true">{t('pages.place', { page, total: pages })}</span>
        <span className="sr-only">{t('pages.page', { page, total: pages })}</span>
      </span>
      {tool(t('pages.next'), ChevronDown, page < pages ? () => goTo(page + 1) : undefined)}
      <i aria-hidden="true" className="mx-1.5 h-5 w-px bg-line-strong" />
      {tool(t('pages.zoomOut'), Minus, zoom.zoomOut)}
      <span className="min-w-11 text-center tabular-nums">{format.percent(zoom.scale, 0)}</span>
      {tool(t('pages.zoomIn'), Plus, zoom.zoomIn)}
    </div>
  );
}

const thresholds = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1];

/** The page of which most is seen, wherever the scrolling happens. */
function useCurrentPage(place: RefObject<HTMLElement | null>, pages: number) {
  const [page, setPage] = useState(1);

  useEffect(() => {
    const element = place.current;
    if (!element || pages === 0) return;
    const seen = new Map<number, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect } of entries)
          seen.set(Number((target as HTMLElement).dataset.page), intersectionRect.height);
        const most = [...seen].reduce((best, each) => (each[1] > best[1] + 1 ? each : best), [0, 0]);
        if (most[0] > 0) setPage(most[0]);
      },
      { threshold: thresholds },
    );
    for (const each of element.querySelectorAll('[data-page]')) observer.observe(each);
    return () => observer.disconnect();
  }, [place, pages]);

  function goTo(wanted: number) {
    const target = place.current?.querySelector(`[data-page="${wanted}"]`);
    target?.scrollIntoView({ block: 'start' });
    if (target) setPage(wanted);
  }

  return { page: Math.min(page, Math.max(1, pages)), goTo };
}

/** The pictures that are looked at come first. */
const patienceMs = 1_500;

/** The words of the pages, one after the other, for who cannot see the pictures. */
function usePageTexts(pdf: PdfFile): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    async function load(): Promise<void> {
      for (let page = 1; page <= pdf.pages && !isOver; page += 1) {
        const text = await pdf.extractText(page).catch(() => '');
        if (!isOver) setTexts((before) => [...before, text]);
      }
    }
    const timer = setTimeout(() => void load(), patienceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setTexts([]);
    };
  }, [pdf]);
  return texts;
}

/** A letter page at 100%: 8.5 inches of 96 pixels. */
const pagePixels = 816;
const steps = [0.25, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const;
const usual = 0.8;

interface Room {
  width: number;
  height: number;
}

/** As large as the place allows until the person zooms. */
function useZoom(place: RefObject<HTMLElement | null>, ratio: number) {
  const [room, setRoom] = useState<Room | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setRoom({ width, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const scale = chosen ?? fitScale(room, ratio);
  const drawn = useRef(scale);
  useLayoutEffect(() => {
    const element = place.current;
    const grown = scale / drawn.current;
    drawn.current = scale;
    if (!element || grown === 1) return;
    // What was in the middle stays there.
    const { clientHeight, clientWidth, scrollLeft, scrollTop } = element;
    element.scrollTop = (scrollTop + clientHeight / 2) * grown - clientHeight / 2;
    element.scrollLeft = (scrollLeft + clientWidth / 2) * grown - clientWidth / 2;
  }, [place, scale]);
  const larger = steps.find((step) => step > scale + 0.01);
  const smaller = steps.findLast((step) => step < scale - 0.01);
  return {
    /** Share of the natural size. */
    scale,
    /** Of a page, in CSS pixels. */
    width: Math.round(scale * pagePixels),
    zoomIn: larger === undefined ? undefined : () => setChosen(larger),
    zoomOut: smaller === undefined ? undefined : () => setChosen(smaller),
  };
}

function fitScale(room: Room | null, ratio: number): number {
  if (!room || !(room.width > 0)) return usual;
  const byHeight = room.height / (pagePixels * ratio);
  return Math.min(room.width / pagePixels, Math.min(1, Math.max(usual, byHeight)));
}
