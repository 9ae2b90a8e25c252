import type { AddressCheck, AddressFilter, PostalAddress } from '@hearthline/contract/postal-cards';
import { addressFilters } from '@hearthline/contract/postal-cards';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { splitName } from '../../../../shared/lib/split-name.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { DataTable } from '../../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { Pagination } from '../../../../shared/ui/pagination.tsx';
import { PersonAvatar } from '../../../../shared/ui/person-avatar.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { SkeletonRow } from '../../../../shared/ui/skeleton.tsx';
import type { TagTone } from '../../../../shared/ui/tag.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { addressesQuery } from '../api/postal-api.ts';

const pageSize = 10;

interface AddressTableProps {
  of: 'card' | 'batch';
  id: string;
  /** Of a card: the agent leaves out whom they like. */
  onChoose?: (address: PostalAddress, isChosen: boolean) => void;
}

/** Every home with its address as it is printed, and what keeps it from getting a card. */
export function AddressTable({ of, id, onChoose }: AddressTableProps) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat();
  const [filter, setFilter] = useState<AddressFilter>('all');
  const [page, setPage] = useState(1);
  const query = useQuery(addressesQuery(of, id, { filter, page, pageSize }));
  const counts = query.data?.counts;
  const total = query.data?.totalRows ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  // Those that are neither all nor asked for are not offered: five choices do not fit a phone.
  const offered = addressFilters.filter(
    (each) => each === 'all' || each === filter || (each !== 'complete' && (counts?.[each] ?? 0) > 0),
  );
  return (
    <Card aria-labelledby="addresses-heading" className="overflow-hidden">
      <CardHeader
        id="addresses-heading"
        title={t('addresses.title')}
        actions={
          <Segmented
            label={t('addresses.label')}
            size="sm"
            className="max-sm:flex-wrap"
            items={offered.map((each) => ({
              id: each,
              label: t(`addresses.${each}`, { count: counts?.[each] ?? 0 }),
            }))}
            value={filter}
            onChange={(next) => {
              setFilter(next);
              setPage(1);
            }}
          />
        }
      />
      <QueryBoundary
        query={query}
        pending={
          <div className="px-5">
            {['a', 'b', 'c', 'd'].map((key) => (
              <SkeletonRow key={key} />
            ))}
          </div>
        }
        isEmpty={({ totalRows }) => totalRows === 0}
        empty={<EmptyState title={t('addresses.none')} />}
        previous="keep"
      >
        {({ result }) => (
          <DataTable
            labelledBy="addresses-heading"
            edge={20}
            rowHeight={54}
            rows={result}
            keyOf={({ clientId }) => clientId}
            // Beside the fields of a card there is never room for a table.
            cardsBelow={onChoose ? 'always' : 1280}
            cardClass="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-3"
            renderCard={(address) => <AddressCard address={address} onChoose={onChoose} />}
            columns={[
              {
                key: 'client',
                header: t('addresses.client'),
                isRowHeader: true,
                cell: (address) => <ClientLink address={address} />,
              },
              {
                key: 'language',
                header: t('addresses.language'),
                cellClass: 'text-ink-2',
                cell: ({ language }) => t(`languages.${language}`),
              },
              {
                key: 'printed',
                header: t('addresses.printed'),
                cell: (address) => <Lines address={address} />,
              },
              {
                key: 'check',
                header: t('addresses.check'),
                align: 'right',
                cell: (address) => <CheckTag address={address} />,
              },
            ]}
          />
        )}
      </QueryBoundary>
      {pageCount > 1 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
          <p role="status" className="text-xs text-ink-2">
            {t('addresses.range', {
              from: format.number((page - 1) * pageSize + 1),
              to: format.number(Math.min(page * pageSize, total)),
              total: format.number(total),
            })}
          </p>
          <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
        </div>
      ) : null}
    </Card>
  );
}

interface AddressCardProps {
  address: PostalAddress;
  onChoose: AddressTableProps['onChoose'];
}

function AddressCard({ address, onChoose }: AddressCardProps) {
  const { t } = useTranslation('greetingsPostal');
  const { name, language, check } = address;
  return (
    <>
      {onChoose ? (
        <Checkbox
          aria-label={t('addresses.choose', { name })}
          isSelected={check === 'complete'}
          isDisabled={check !== 'complete' && check !== 'leftOut'}
          onChange={(isChosen) => onChoose(address, isChosen)}
        />
      ) : null}
      <ClientLink address={address} />
      <span className="text-sm text-ink-2">{t(`languages.${language}`)}</span>
      <span className="ml-auto">
        <CheckTag address={address} />
      </span>
      <div className="w-full">
        <Lines address={address} />
      </div>
    </>
  );
}

function ClientLink({ address: { clientId, name } }: { address: PostalAddress }) {
  return (
    <Link
      to="/clients/view"
      search={{ id: clientId }}
      className="touch-target flex min-w-0 items-center gap-2.5 rounded-xs text-sm font-normal hover:underline"
    >
      <PersonAvatar {...splitName(name)} size="sm" />
      <span className="min-w-0 break-words">{name}</span>
    </Link>
  );
}

/** The names stand beside it already. */
const Lines = ({ address: { lines, typed } }: { address: PostalAddress }) => (
  <span className="block font-mono text-xs/4 whitespace-pre-wrap">
    {lines.length > 0 ? lines.slice(1).join('\n') : typed || '—'}
  </span>
);

const tones: Record<AddressCheck, TagTone> = {
  complete: 'success',
  incomplete: 'warning',
  held: 'neutral',
  noPaper: 'neutral',
  leftOut: 'neutral',
};

const printingStates = [
  'handedOver',
  'ready',
  'printing',
  'mailed',
  'done',
  'cancelled',
  'refused',
  'withdrawn',
] as const;
const addressFields = [
  'name',
  'address1',
  'address2',
  'unit',
  'city',
  'province',
  'postalCode',
  'country',
] as const;

/** The first of what is wrong; the others show once it is mended. */
function CheckTag({ address: { check, problems, printing } }: { address: PostalAddress }) {
  const { t } = useTranslation('greetingsPostal');
  const [problem] = problems;
  const field = addressFields.find((each) => each === problem?.field);
  const state = printingStates.find((each) => each === printing);
  if (state)
    return <Tag tone={state === 'refused' ? 'danger' : 'info'}>{t(`addresses.printing.${state}`)}</Tag>;
  return (
    <Tag tone={tones[check]}>
      {check === 'incomplete' && problem && field
        ? t(`addresses.problem.${problem.problem}`, { field: t(`addresses.fields.${field}`) })
        : t(`addresses.checks.${check}`)}
    </Tag>
  );
}
