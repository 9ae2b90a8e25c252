import type { ListingCard, ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PrintedList } from './printed-list.tsx';
import { saveFile } from './save-file.ts';
import { useListingTable } from './use-listing-table.ts';
import { useWholeResult } from './use-whole-result.ts';

interface ResultActionsProps {
  criteria: Criteria;
  sort: ListingSort;
  total: number | undefined;
  selectedIds: ReadonlySet<string>;
}

/** Print and export: the ticked homes, or everything that was found. */
export function ResultActions({ criteria, sort, total, selectedIds }: ResultActionsProps) {
  const { t } = useTranslation('listings');
  const [printed, setPrinted] = useState<ListingCard[] | null>(null);
  const toTable = useListingTable();
  const { withSelection, isPending } = useWholeResult(criteria, sort, total);
  const withListings = (use: (listings: ListingCard[]) => void) =>
    withSelection((all) => use(selectedIds.size === 0 ? all : all.filter(({ id }) => selectedIds.has(id))));
  const print = () =>
    withListings((listings) => {
      setPrinted(listings);
      requestAnimationFrame(() => window.print());
    });
  const save = () =>
    withListings((listings) => saveFile('listings.csv', 'text/csv;charset=utf-8', toTable(listings)));

  return (
    <>
      <IconButton
        label={t('results.print')}
        icon={<Printer strokeWidth={1.75} />}
        disabled={isPending}
        onClick={() => void print()}
      />
      <IconButton
        label={t('results.export')}
        icon={<Download strokeWidth={1.75} />}
        disabled={isPending}
        onClick={() => void save()}
      />
      {printed ? createPortal(<PrintedList listings={printed} />, document.body) : null}
    </>
  );
}
