import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { similarQuery } from '../detail-queries.ts';
import { HomeCard } from './home-card.tsx';

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
