import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQueries, useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { wantedCountsQuery } from '../../../shared/homes/homes-api.ts';
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
  className?: string;
}

/** How many of the agent's people want a home of a list; nothing where it is nobody. */
export function WantedChip({ listing, className }: WantedChipProps) {
  const { t } = useTranslation('listings');
  const count = useContext(Counts)[listing.id] ?? 0;
  const ask = useWantedRequestStore((state) => state.ask);
  if (count === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('wanted.countOf', { count, address: listing.address || listing.mlsNumber })}
      onClick={() => ask(listing.id)}
      className={classNames(
        'touch-target z-1 inline-flex h-6 flex-none items-center gap-1.5 rounded-full bg-brand-soft px-2 text-xs font-medium whitespace-nowrap text-brand-ink transition-control hovered:bg-brand-soft-line',
        className,
      )}
    >
      <UserRoundSearch aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      {t('wanted.count', { count })}
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
