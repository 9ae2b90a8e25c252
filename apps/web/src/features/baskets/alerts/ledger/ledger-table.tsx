import type { LedgerRow } from '@hearthline/contract/alerts';
import { Link } from '@tanstack/react-router';
import { CircleHelp, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHomeName } from '../../../../shared/homes/home-words.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { DataTable } from '../../../../shared/ui/data-table.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import type { TableColumn } from '../../../../shared/ui/table-columns.ts';
import { listingLink } from '../../model/basket-links.ts';
import { useMomentText } from '../../parts/use-moment-text.ts';
import { approvalsLink } from '../model/alert-links.ts';
import { EventChip, OutcomeTag, useReasonText } from './ledger-words.tsx';

interface LedgerTableProps {
  rows: readonly LedgerRow[];
  /** Of several people, each row says whose it is. */
  hasPeople: boolean;
  /** The home that is asked about. */
  askedId: string | undefined;
  onAsk: (listingId: string) => void;
  timeZone: string | undefined;
}

export function LedgerTable({ rows, timeZone, ...props }: LedgerTableProps) {
  const { t } = useTranslation('basketsAlerts');
  const columns = useColumns({ timeZone, ...props });
  return (
    <DataTable
      label={t('ledger.title')}
      isHeadSticky
      rowHeight={56}
      edge={16}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isSelected={({ listing }) => listing !== null && listing.id === props.askedId}
      cardsBelow={900}
      cardClass="flex flex-col gap-2 px-4 py-3"
      renderCard={(row) => <LedgerCard row={row} timeZone={timeZone} {...props} />}
    />
  );
}

type RowProps = Omit<LedgerTableProps, 'rows'>;

function useColumns({ hasPeople, askedId, onAsk, timeZone }: RowProps): TableColumn<LedgerRow>[] {
  const { t } = useTranslation('basketsAlerts');
  const { momentText } = useMomentText(timeZone);
  return [
    {
      key: 'home',
      header: t('ledger.columns.home'),
      isRowHeader: true,
      cellClass: 'w-1/4 max-w-56 py-2',
      cell: (row) => <HomeCell row={row} hasPeople={hasPeople} />,
    },
    {
      key: 'event',
      header: t('ledger.columns.event'),
      cell: ({ trigger, listing }) => (
        <EventChip trigger={trigger} offer={listing?.offer} className="whitespace-nowrap" />
      ),
    },
    {
      key: 'matched',
      header: t('ledger.columns.matched'),
      cellClass: 'min-w-26 text-ink-2',
      cell: ({ matchedAt }) => momentText(matchedAt),
    },
    {
      key: 'outcome',
      header: t('ledger.columns.outcome'),
      cellClass: 'py-1.5',
      cell: (row) => (
        <div className="flex items-center gap-3">
          <Outcome row={row} timeZone={timeZone} className="flex-1" />
          <RowActions row={row} askedId={askedId} onAsk={onAsk} />
        </div>
      ),
    },
  ];
}

function HomeCell({ row, hasPeople }: { row: LedgerRow; hasPeople: boolean }) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const name = useHomeName()(row.listing);
  const { listing, price, oldPrice, readerName } = row;
  const isChange = oldPrice !== null && price !== null && oldPrice !== price;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="block h-10 w-13 flex-none overflow-hidden rounded-[8px]">
        <ListingPhoto url={listing?.photoUrl ?? null} alt="" width={320} isThumbnail />
      </span>
      <span className="min-w-0">
        {listing ? (
          <Link
            {...listingLink(listing.id)}
            className="block truncate rounded-xs font-medium underline-offset-3 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="block truncate font-medium">{name}</span>
        )}
        <span className="line-clamp-3 text-xs font-normal text-ink-3">
          {[
            price === null ? null : format.price(price),
            isChange ? t('ledger.priceFrom', { price: format.shortPrice(oldPrice) }) : null,
            hasPeople ? readerName : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </div>
  );
}

interface OutcomeProps {
  row: LedgerRow;
  timeZone: string | undefined;
  className?: string;
}

export function Outcome({ row, timeZone, className }: OutcomeProps) {
  const reasonOf = useReasonText(timeZone);
  return (
    <span className={classNames('flex min-w-0 items-center gap-x-3', className)}>
      <OutcomeTag outcome={row.outcome} />
      <span className="min-w-0 text-xs text-ink-2">{reasonOf(row)}</span>
    </span>
  );
}

function RowActions({ row, askedId, onAsk }: Pick<RowProps, 'askedId' | 'onAsk'> & { row: LedgerRow }) {
  const { t } = useTranslation('basketsAlerts');
  const name = useHomeName()(row.listing);
  const { listing, messageId, outcome } = row;
  return (
    <span className="flex flex-none items-center gap-1">
      {outcome === 'held' ? (
        <Link
          {...approvalsLink}
          aria-label={t('ledger.decideOn', { name })}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('ledger.decide')}
        </Link>
      ) : null}
      {messageId === null ? null : (
        <Link
          to="/email-log"
          search={{ id: messageId }}
          aria-label={t('ledger.openMail', { name })}
          title={t('ledger.openMail', { name })}
          className="touch-target grid size-8 place-items-center rounded-[8px] text-ink-3 transition-control hovered:bg-hover hovered:text-ink"
        >
          <Mail aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      )}
      {listing === null ? null : (
        <IconButton
          size="sm"
          label={t('ledger.whyOf', { name })}
          icon={<CircleHelp aria-hidden="true" strokeWidth={1.75} />}
          isActive={listing.id === askedId}
          className="text-ink-3"
          onClick={() => onAsk(listing.id)}
        />
      )}
    </span>
  );
}

/** A match where there is no room for a table. */
function LedgerCard({ row, hasPeople, askedId, onAsk, timeZone }: RowProps & { row: LedgerRow }) {
  const { momentText } = useMomentText(timeZone);
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <HomeCell row={row} hasPeople={hasPeople} />
        </div>
        <RowActions row={row} askedId={askedId} onAsk={onAsk} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <EventChip trigger={row.trigger} offer={row.listing?.offer} />
        <span className="text-xs text-ink-3">{momentText(row.matchedAt)}</span>
      </div>
      <Outcome row={row} timeZone={timeZone} />
    </>
  );
}
