import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { listPageLinks } from '../lib/list-page-links.ts';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  className?: string;
}

const stepClass =
  'touch-target grid h-8 min-w-8 place-items-center rounded-[8px] px-1.5 text-sm font-medium text-ink-2 transition-control hovered:bg-hover hovered:text-ink pressed:bg-pressed inactive:bg-transparent inactive:text-ink-disabled [&_svg]:size-4';

export function Pagination({ page, pageCount, onPageChange, className }: PaginationProps) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('pages.label')} className={className}>
      <ul className="flex items-center gap-1 max-lg:gap-3">
        <li>
          <button
            type="button"
            aria-label={t('pages.previous')}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
            className={stepClass}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
        </li>
        {listPageLinks(page, pageCount).map((link, position) => (
          <li key={link ?? `gap-${position < 3 ? 'before' : 'after'}`}>
            {link === null ? (
              <span aria-hidden="true" className="grid size-8 place-items-center text-ink-2">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={t('pages.page', { page: link })}
                aria-current={link === page ? 'page' : undefined}
                onClick={() => onPageChange(link)}
                className={classNames(
                  stepClass,
                  'aria-[current]:bg-brand-soft aria-[current]:text-brand-ink',
                )}
              >
                {link}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={t('pages.next')}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
            className={stepClass}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
