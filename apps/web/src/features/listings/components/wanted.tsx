import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQueries, useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { wantedCountsQuery } from '../../../shared/homes/homes-api.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useWantedRequestStore } from '../../../shared/stores/wanted-request-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Count } from '../../../shared/ui/count.tsx';

const Counts = createContext<Readonly<Record<string, number>>>({});

interface WantedCountsProps {
  /** As they were fetched: each page is asked about once. */
  pages: readonly (readonly string[])[];
  children: ReactNode;
}

/** Counts for all homes of a list who wants them. The list does not wait for it, and says nothing where it fails. */
export function WantedCounts({ pages, children }: WantedCountsProps) {
  const counts = useQueries({
    queries: pages.map((ids) => wantedCountsQuery(ids)),
    combine: (found) => Object.assign({}, ...found.map(({ data }) => data)) as Record<string, number>,
  });
  return <Counts value={counts}>{children}</Counts>;
}

interface WantedChipProps {
  listing: Pick<ListingCard, 'id' | 'address' | 'mlsNumber'>;
  /** The number alone, where the picture is too small for words. */
  isShort?: boolean;
}

/**
 * How many of the agent's people want a home of a list; nothing where it is nobody. It stands on the picture, as it comes
 * after the list and moves nothing there.
 */
export function WantedChip({ listing, isShort = false }: WantedChipProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const count = useContext(Counts)[listing.id] ?? 0;
  const ask = useWantedRequestStore((state) => state.ask);
  if (count === 0) return null;
  const name = t('wanted.countOf', { count, address: listing.address || listing.mlsNumber });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={name}
      title={isShort ? name : undefined}
      onClick={() => ask(listing.id)}
      className={classNames(
        'touch-target absolute! z-1 inline-flex h-6 items-center gap-1.5 rounded-full bg-brand font-semibold whitespace-nowrap text-on-brand shadow-sm transition-control hovered:bg-brand-hover',
        isShort ? 'bottom-1 left-1 px-1.5 text-2xs' : 'bottom-2 left-2 px-2.5 text-xs',
      )}
    >
      <UserRoundSearch aria-hidden="true" strokeWidth={2} className="size-3.5" />
      {isShort ? format.number(count) : t('wanted.count', { count })}
    </button>
  );
}

/** On the page of one home: always there, with the number where somebody wants it. */
export function WantedButton({ listingId, className }: { listingId: string; className?: string }) {
  const { t } = useTranslation('listings');
  const count = useQuery(wantedCountsQuery([listingId])).data?.[listingId] ?? 0;
  const ask = useWantedRequestStore((state) => state.ask);
  return (
    <Button
      variant="secondary"
      icon={<UserRoundSearch aria-hidden="true" />}
      aria-haspopup="dialog"
      className={className}
      onClick={() => ask(listingId)}
    >
      {/* The space keeps words and number apart for those who hear them. */}
      {`${t('wanted.open')} `}
      {count > 0 ? <Count value={count} tone="brand" /> : null}
    </Button>
  );
}
