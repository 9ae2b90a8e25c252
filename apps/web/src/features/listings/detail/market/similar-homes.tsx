import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { CardPhoto } from '../../components/card-photo.tsx';
import { ListingFacts, ListingPrice } from '../../components/listing-parts.tsx';
import { similarQuery } from '../detail-queries.ts';

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,252px),1fr))] gap-4';

/** Homes like this one that can be had now. Where there are none, or they do not arrive, the part is left out. */
export function SimilarHomes({ id }: { id: string }) {
  const { t } = useTranslation('listings');
  const { data, isError } = useQuery(similarQuery(id));
  if (isError || data?.length === 0) return null;
  return (
    <section aria-labelledby="similar-title">
      <h3 id="similar-title" className="mb-3">
        {t('detail.similar.title')}
      </h3>
      <ul className={gridClass}>
        {data
          ? data.map((listing) => (
              <li key={listing.id}>
                <HomeCard listing={listing} />
              </li>
            ))
          : ['a', 'b', 'c'].map((place) => (
              <li key={place}>
                <Skeleton className="h-72 rounded-lg!" />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** Another home in short; the whole card opens it. */
function HomeCard({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('listings');
  const { id, address, community, kind } = listing;
  const name = address || t('facts.noAddress');
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-control hovered:shadow-md">
      <CardPhoto listing={listing} className="aspect-3/2" />
      <div className="flex flex-1 flex-col gap-0.5 px-4 py-3">
        <ListingPrice listing={listing} className="text-md!" />
        <Link
          to="/property-search/result/view"
          search={{ id }}
          className="truncate text-sm font-medium after:absolute after:inset-0 after:content-['']"
        >
          {name}
        </Link>
        <p className="truncate text-xs text-ink-3">
          {[community, t(`vocabulary.kindShort.${kind}`)].filter(Boolean).join(' · ')}
        </p>
        <ListingFacts listing={listing} className="mt-1.5 gap-x-3!" />
      </div>
    </article>
  );
}
