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
    <Card aria-labelledby="addresses-heading" className="@container overflow-hidden">
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
          <table className="w-full text-sm @max-2xl:block">
            <thead className="text-left text-xs text-ink-3 @max-2xl:sr-only">
              <tr className="border-b border-line [&>th]:px-3 [&>th]:py-2.5 [&>th]:font-medium">
                {onChoose ? (
                  <th className="w-10 pl-5!">
                    <span className="sr-only">{t('addresses.gets')}</span>
                  </th>
                ) : null}
                <th className="pl-5!">{t('addresses.client')}</th>
                <th>{t('addresses.language')}</th>
                <th>{t('addresses.printed')}</th>
                <th className="pr-5! text-right">{t('addresses.check')}</th>
              </tr>
            </thead>
            <tbody className="@max-2xl:block">
              {result.map((address) => (
                <AddressRow key={address.clientId} address={address} onChoose={onChoose} />
              ))}
            </tbody>
          </table>
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

interface AddressRowProps {
  address: PostalAddress;
  onChoose: AddressTableProps['onChoose'];
}

function AddressRow({ address, onChoose }: AddressRowProps) {
  const { t } = useTranslation('greetingsPostal');
  const { name, lines, typed, language, check } = address;
  const person = splitName(name);
  return (
    <tr className="border-b border-line last:border-0 @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-3 @max-2xl:px-5 @max-2xl:py-3 @2xl:[&>td]:px-3 @2xl:[&>td]:py-2.5">
      {onChoose ? (
        <td className="@2xl:pl-5!">
          <Checkbox
            aria-label={t('addresses.choose', { name })}
            isSelected={check === 'complete'}
            isDisabled={check !== 'complete' && check !== 'leftOut'}
            onChange={(isChosen) => onChoose(address, isChosen)}
          />
        </td>
      ) : null}
      <td className="@2xl:pl-5!">
        <Link
          to="/clients/view"
          search={{ id: address.clientId }}
          className="flex items-center gap-2.5 rounded-xs hover:underline"
        >
          <PersonAvatar {...person} size="sm" />
          <span className="min-w-0 break-words">{name}</span>
        </Link>
      </td>
      <td className="text-ink-2">{t(`languages.${language}`)}</td>
      <td className="font-mono text-xs whitespace-pre-wrap @max-2xl:order-last @max-2xl:w-full @max-2xl:pt-1.5">
        {lines.length > 0 ? lines.slice(1).join('\n') : typed || '—'}
      </td>
      <td className="@max-2xl:ml-auto @2xl:pr-5! @2xl:text-right">
        <CheckTag address={address} />
      </td>
    </tr>
  );
}

const tones: Record<AddressCheck, TagTone> = {
  complete: 'success',
  incomplete: 'warning',
  held: 'neutral',
  noPaper: 'neutral',
  leftOut: 'neutral',
};

const printingStates = ['ready', 'printing', 'mailed', 'done', 'cancelled', 'refused', 'withdrawn'] as const;
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
