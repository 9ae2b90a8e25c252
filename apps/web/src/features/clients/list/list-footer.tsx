import { useTranslation } from 'react-i18next';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { ClientsView } from '../model/use-clients-view.ts';
import { pageSizes } from '../model/use-clients-view.ts';

interface ListFooterProps {
  view: ClientsView;
  shownCount: number;
  total: number;
  onPage: (page: number) => void;
}

export function ListFooter({ view, shownCount, total, onPage }: ListFooterProps) {
  const { t } = useTranslation('clients');
  const { page, pageSize } = view;
  const from = (page - 1) * pageSize + 1;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3 max-md:justify-center">
      <p className="text-xs text-ink-3">{t('list.shown', { from, to: from + shownCount - 1, total })}</p>
      {total > pageSizes[0] ? (
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="text-xs text-ink-3">
            {t('list.pageSize')}
          </span>
          <Select
            label={t('list.pageSize')}
            isLabelHidden
            size="sm"
            items={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => view.setPageSize(Number(size))}
            className="w-20"
          />
        </div>
      ) : null}
      {pageCount > 1 ? (
        <Pagination page={page} pageCount={pageCount} onPageChange={onPage} className="md:ml-auto" />
      ) : null}
    </footer>
  );
}
