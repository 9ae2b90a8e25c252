import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { writeListingFile } from './listing-columns.ts';
import { PrintedList } from './printed-list.tsx';
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
  const format = useFormat();
  const { withTicked, isPending } = useWholeResult(criteria, sort, total);
  const print = () =>
    withTicked(selectedIds, (listings) => {
      // The browser prints what stands at this moment; afterwards the screen can be printed by itself again.
      flushSync(() => setPrinted(listings));
      window.addEventListener('afterprint', () => setPrinted(null), { once: true });
      window.print();
    });
  const save = () =>
    withTicked(selectedIds, (listings) =>
      saveFile(
        'listings.csv',
        new Blob([writeListingFile(listings, { t, format })], { type: 'text/csv;charset=utf-8' }),
      ),
    );

  return (
    <>
      <IconButton
        label={t('results.print')}
        icon={<Printer strokeWidth={1.75} />}
        disabled={isPending}
        onClick={print}
      />
      <IconButton
        label={t('results.export')}
        icon={<Download strokeWidth={1.75} />}
        disabled={isPending}
        onClick={save}
      />
      {printed ? <PrintedList listings={printed} /> : null}
    </>
  );
}
