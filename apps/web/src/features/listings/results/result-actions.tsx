import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useLocation } from '@tanstack/react-router';
import { Bookmark, Download, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { ColumnMenu } from '../../../shared/ui/column-menu.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ShareButton } from '../components/share-button.tsx';
import { SaveSearchDialog } from '../searches/save-search-dialog.tsx';
import { useSearchName } from '../searches/use-search-name.ts';
import { AskWhyButton } from './ask-why.tsx';
import { writeListingFile } from './listing-columns.ts';
import { PrintedList } from './printed-list.tsx';
import { nameOfColumn, resultColumns, useResultColumns } from './result-columns.ts';
import { useWholeResult } from './use-whole-result.ts';

interface ResultActionsProps {
  criteria: Criteria;
  sort: ListingSort;
  total: number | undefined;
  selectedIds: ReadonlySet<string>;
  /** The result stands as a table. */
  hasColumns: boolean;
}

/** Save and share the search, print and export the ticked homes or everything that was found, choose columns, ask for a home. */
export function ResultActions({ criteria, sort, total, selectedIds, hasColumns }: ResultActionsProps) {
  const { t } = useTranslation('listings');
  const name = useSearchName(criteria);
  const address = useLocation({ select: ({ href }) => href });
  const [isSaving, setIsSaving] = useState(false);
  const { columns, setColumns } = useResultColumns(criteria.status);
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
    // Without gaps five of them fit beside the count on a phone.
    <div className="flex items-center sm:gap-2 max-sm:-mr-2.5">
      <IconButton
        label={t('results.save')}
        icon={<Bookmark aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => setIsSaving(true)}
      />
      <ShareButton
        url={address}
        title={name}
        text={total === undefined ? name : `${name}\n${t('map.total', { count: total })}`}
        trigger={(attributes, label) => (
          <IconButton {...attributes} label={label} icon={<Share2 aria-hidden="true" strokeWidth={1.75} />} />
        )}
      />
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
      {hasColumns ? (
        <ColumnMenu
          label={t('results.chooseColumns')}
          ids={resultColumns}
          nameOf={(id) => nameOfColumn(id, criteria, t)}
          columns={columns}
          onChange={setColumns}
        />
      ) : null}
      <AskWhyButton criteria={criteria} />
      <SaveSearchDialog criteria={criteria} isOpen={isSaving} onClose={() => setIsSaving(false)} />
      {printed ? <PrintedList listings={printed} /> : null}
    </div>
  );
}
