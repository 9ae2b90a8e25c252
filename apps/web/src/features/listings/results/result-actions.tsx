import type { ListingCard, ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { PrintedList } from './printed-list.tsx';
import { saveFile } from './save-file.ts';
import { useListingTable } from './use-listing-table.ts';

/** For print, export and bulk selection; the list itself has no end. */
const mostAtOnce = 500;

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
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const { result } = await request('POST /listings/selection', { body: { criteria, sort } });
      return selectedIds.size === 0 ? result : result.filter(({ id }) => selectedIds.has(id));
    },
  });

  const withListings = async (use: (listings: ListingCard[]) => void) => {
    if ((total ?? 0) > mostAtOnce) {
      toast.error(t('results.tooMany', { itemCount: mostAtOnce }));
      return;
    }
    use(await mutateAsync());
  };
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
