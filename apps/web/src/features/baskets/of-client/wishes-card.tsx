import type { ClientWishes } from '@hearthline/contract/baskets';
import { criteriaOfWishes } from '@hearthline/domain/basket/wishes';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { capitalize } from '@hearthline/format/intl-writers';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { RowGroup } from '../../../shared/ui/table-columns.ts';
import { wishesQuery } from '../api/baskets-api.ts';
import { answerLooks } from '../parts/answer-looks.ts';

type CriteriaLink = (criteria: Criteria) => { to: string; search: Record<string, string | undefined> };

interface WishesCardProps {
  clientId: string;
  /** To the criteria of a search, which another feature knows. */
  criteriaLink: CriteriaLink;
}

/** What a client likes and rejects, summed from their answers. */
export function WishesCard({ clientId, criteriaLink }: WishesCardProps) {
  const { t } = useTranslation('baskets');
  const query = useQuery(wishesQuery(clientId));
  const answers = query.data?.answers ?? 0;
  return (
    <Card aria-labelledby="client-wishes" className="px-5 pt-3.5 pb-4">
      <CardHeader
        isPlain
        id="client-wishes"
        title={t('ofClient.wishes.title')}
        className="mb-1!"
        meta={answers > 0 ? t('ofClient.wishes.from', { count: answers }) : null}
      />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="my-2 h-40" />}
        error={(failure) => (
          <QueryError layout="line" failure={failure} text={t('ofClient.wishes.failed')} className="py-2" />
        )}
        isEmpty={(wishes) => wishes.answers === 0}
        empty={<p className="py-2 text-sm text-ink-3">{t('ofClient.wishes.none')}</p>}
      >
        {(wishes) => <Wishes wishes={wishes} criteriaLink={criteriaLink} />}
      </QueryBoundary>
    </Card>
  );
}

function Wishes({ wishes, criteriaLink }: { wishes: ClientWishes; criteriaLink: CriteriaLink }) {
  const { t } = useTranslation('baskets');
  const isKnown = wishes.measures.length + wishes.kinds.length > 0;
  const hasSides = wishes.liked + wishes.rejected > 0;
  const criteria = criteriaOfWishes(wishes);
  return (
    <>
      {isKnown ? (
        <div className="-mx-5 border-b border-line">
          <WishTable wishes={wishes} />
        </div>
      ) : null}
      {hasSides && !isKnown ? <p className="py-2 text-sm text-ink-3">{t('ofClient.wishes.hidden')}</p> : null}
      <Reasons reasons={wishes.reasons} />
      {criteria ? (
        <Link
          {...criteriaLink(criteria)}
          className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-3.5')}
        >
          <Search aria-hidden="true" />
          {t('ofClient.wishes.useAsCriteria')}
        </Link>
      ) : null}
    </>
  );
}

const sides = [
  { id: 'liked', look: answerLooks.yes },
  { id: 'rejected', look: answerLooks.no },
] as const;

interface WishRow {
  id: string;
  label: string;
  /** Null where nothing is known. */
  liked: ReactNode;
  rejected: ReactNode;
}

/** What the liked homes have, beside the rejected ones. */
function WishTable({ wishes }: { wishes: ClientWishes }) {
  const { t } = useTranslation('baskets');
  return (
    <DataTable
      label={t('ofClient.wishes.caption')}
      groups={useWishGroups(wishes)}
      keyOf={({ id }) => id}
      cardsBelow={0}
      rowHeight={34}
      headHeight={52}
      className="table-fixed text-xs/4.5!"
      columns={[
        {
          key: 'what',
          header: t('ofClient.wishes.what'),
          isHeaderHidden: true,
          isRowHeader: true,
          className: 'w-[32%] pr-0!',
          cellClass: 'py-1 wrap-anywhere hyphens-auto text-ink-3',
          cell: ({ label }) => label,
        },
        ...sides.map(({ id, look: { Icon, ink } }) => ({
          key: id,
          header: (
            <>
              <span className={classNames('flex items-center gap-1.5 font-semibold', ink)}>
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
                {t(`ofClient.wishes.${id}`)}
              </span>
              <span className="block font-normal">
                {wishes[id] > 0
                  ? t('ofClient.wishes.homes', { count: wishes[id] })
                  : t('ofClient.wishes.nothing')}
              </span>
            </>
          ),
          className: id === 'liked' ? 'pl-2! pr-0!' : 'pl-2! pr-2!',
          cellClass: 'py-1 text-balance',
          cell: (row: WishRow) => row[id] ?? '—',
        })),
      ]}
    />
  );
}

const both = <Side,>(
  { liked, rejected }: { liked: Side; rejected: Side },
  write: (side: Side) => ReactNode,
): Pick<WishRow, 'liked' | 'rejected'> => ({ liked: write(liked), rejected: write(rejected) });

/** Each number with its unit, and with how many homes it rests on where these are not all. */
function useWishGroups(wishes: ClientWishes): RowGroup<WishRow>[] {
  const { t } = useTranslation('baskets');
  const writeSpan = useSpanText(wishes);
  const isRent = (measure: Measure) => measure === 'price' && wishes.offer === 'lease';
  const homes = (count: number) => (count > 0 ? t('ofClient.wishes.homes', { count }) : null);
  const share = ({ having, of }: ClientWishes['features'][number]['liked']) =>
    of > 0 ? t('ofClient.wishes.share', { having, count: of }) : null;
  const groups: RowGroup<WishRow>[] = [
    {
      key: 'measures',
      rows: wishes.measures.map(({ measure, liked, rejected }) => ({
        id: measure,
        label: t(`ofClient.wishes.measures.${isRent(measure) ? 'rent' : measure}`),
        liked: writeSpan(measure, liked, wishes.liked),
        rejected: writeSpan(measure, rejected, wishes.rejected),
      })),
    },
    {
      key: 'kinds',
      heading: t('ofClient.wishes.groups.kinds'),
      rows: wishes.kinds.map(({ kind, ...counts }) => ({
        id: kind,
        label: t(`ofClient.wishes.kinds.${kind}`),
        ...both(counts, homes),
      })),
    },
    {
      key: 'places',
      heading: t('ofClient.wishes.groups.places'),
      rows: wishes.places.map(({ level, code, name, ...counts }) => ({
        id: `${level} ${code}`,
        label: name,
        ...both(counts, homes),
      })),
    },
    {
      key: 'features',
      heading: t('ofClient.wishes.groups.features'),
      rows: wishes.features.map(({ feature, ...counts }) => ({
        id: feature,
        label: t(`ofClient.wishes.features.${feature}`),
        ...both(counts, share),
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

type Span = ClientWishes['measures'][number]['liked'];
type Measure = ClientWishes['measures'][number]['measure'];

/** From the lowest to the highest, once where both are the same, in the words and units of the measure. */
function useSpanText({ offer }: ClientWishes) {
  const { t } = useTranslation('baskets');
  const format = useFormat();

  function write(measure: Measure, low: number, high: number): string {
    const between = (writeOne: (value: number) => string) =>
      writeOne(low) === writeOne(high) ? writeOne(low) : format.range(writeOne(low), writeOne(high));
    switch (measure) {
      case 'price':
        if (offer === 'sale') return between((cents) => format.shortPrice(cents));
        return low === high ? format.rent(low) : format.rentRange(low, high);
      case 'area':
      case 'lotArea':
        return format.squareFeet(between((value) => format.number(value, 0)));
      case 'lotFront':
        return format.feet(between((value) => format.number(value, 1)));
      default:
        return t(`ofClient.wishes.units.${measure}`, {
          count: high,
          range: between((value) => format.number(value, 1)),
        });
    }
  }

  return (measure: Measure, span: Span, all: number): ReactNode =>
    span ? (
      <>
        {write(measure, span.low, span.high)}
        {span.homes < all ? (
          <span className="block text-ink-3">{t('ofClient.wishes.homes', { count: span.homes })}</span>
        ) : null}
      </>
    ) : null;
}

/** Why homes were rejected; a doubt is told beside it. */
function Reasons({ reasons }: Pick<ClientWishes, 'reasons'>) {
  const { t } = useTranslation('baskets');
  if (reasons.length === 0) return null;
  return (
    <div className="pt-2.5 text-xs">
      <h4 className="text-xs font-semibold">{t('ofClient.wishes.reasons')}</h4>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {reasons.map(({ reason, rejected, possible }) => {
          const homes: string[] = rejected > 0 ? [t('ofClient.wishes.homes', { count: rejected })] : [];
          if (possible > 0)
            homes.push(t(`ofClient.wishes.${rejected > 0 ? 'orMaybe' : 'onlyMaybe'}`, { count: possible }));
          return (
            <li key={reason} className="rounded-full border border-line-strong px-2.5 py-1 text-ink-2">
              {t('ofClient.wishes.reason', {
                reason: capitalize(t(`reasons.${reason}`)),
                homes: homes.join(' '),
              })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
