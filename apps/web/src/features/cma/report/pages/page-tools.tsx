import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import type { Zoom } from './use-zoom.ts';

interface PageToolsProps {
  page: number;
  pages: number;
  goTo: (page: number) => void;
  zoom: Zoom;
}

/** The page switcher and the zoom, floating over the pages. */
export function PageTools({ page, pages, goTo, zoom }: PageToolsProps) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
  return (
    <div className="flex items-center gap-1 rounded-[12px] border border-line-strong bg-raised px-2 py-[5px] text-sm shadow-lg max-lg:gap-2">
      <IconButton
        size="sm"
        label={t('pages.previous')}
        icon={<ChevronUp strokeWidth={1.75} />}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      />
      <span role="status" className="min-w-12 text-center tabular-nums">
        <span aria-hidden="true">{t('pages.place', { page, total: pages })}</span>
        <span className="sr-only">{t('pages.page', { page, total: pages })}</span>
      </span>
      <IconButton
        size="sm"
        label={t('pages.next')}
        icon={<ChevronDown strokeWidth={1.75} />}
        disabled={page >= pages}
        onClick={() => goTo(page + 1)}
      />
      <i aria-hidden="true" className="mx-1.5 h-5 w-px bg-line-strong" />
      <IconButton
        size="sm"
        label={t('pages.zoomOut')}
        icon={<Minus strokeWidth={1.75} />}
        disabled={!zoom.zoomOut}
        onClick={zoom.zoomOut}
      />
      <span className="min-w-11 text-center tabular-nums">{format.percent(zoom.scale, 0)}</span>
      <IconButton
        size="sm"
        label={t('pages.zoomIn')}
        icon={<Plus strokeWidth={1.75} />}
        disabled={!zoom.zoomIn}
        onClick={zoom.zoomIn}
      />
    </div>
  );
}
