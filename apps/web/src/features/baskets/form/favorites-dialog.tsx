import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { favoriteHomesQuery } from '../api/homes-api.ts';
import type { HomeEntry } from '../model/basket-values.ts';
import { useHomeName, useHomePrice } from '../parts/home-words.ts';

interface FavoritesDialogProps {
  isOpen: boolean;
  chosen: readonly HomeEntry[];
  onClose: () => void;
  onAdd: (listings: ListingCard[]) => void;
}

/** The agent's favorites, several at once; those that are in the basket already are left out. */
export function FavoritesDialog({ isOpen, chosen, onClose, onAdd }: FavoritesDialogProps) {
  const { t } = useTranslation('baskets');
  const query = useQuery({ ...favoriteHomesQuery, enabled: isOpen });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const known = new Set(chosen.map(({ listing }) => listing?.id));
  const offered = (query.data ?? []).map(({ listing }) => listing).filter(({ id }) => !known.has(id));
  const picked = offered.filter(({ id }) => ticked.has(id));

  function toggle(id: string) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  }

  return (
    <FormModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('form.fromFavorites')}
      submitLabel={t('form.addHomes', { count: picked.length })}
      isBlocked={picked.length === 0}
      onSubmit={() => {
        onAdd(picked);
        setTicked(new Set());
      }}
    >
      <QueryBoundary
        query={query}
        pending={<Ring className="mx-auto my-8" />}
        isEmpty={() => offered.length === 0}
        empty={<EmptyState title={t('form.noFavorites.title')} text={t('form.noFavorites.text')} />}
      >
        {() => (
          <ul className="flex flex-col gap-1">
            {offered.map((listing) => (
              <FavoriteRow
                key={listing.id}
                listing={listing}
                isTicked={ticked.has(listing.id)}
                onToggle={() => toggle(listing.id)}
              />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </FormModal>
  );
}

interface FavoriteRowProps {
  listing: ListingCard;
  isTicked: boolean;
  onToggle: () => void;
}

function FavoriteRow({ listing, isTicked, onToggle }: FavoriteRowProps) {
  const name = useHomeName()(listing);
  const price = useHomePrice()(listing);
  return (
    <li>
      <Checkbox isSelected={isTicked} onChange={onToggle} className="w-full rounded-md p-2 hovered:bg-hover">
        <span className="flex min-w-0 flex-1 items-center gap-3">
          <span className="block h-10 w-15 flex-none overflow-hidden rounded-[8px]">
            <ListingPhoto url={listing.photoUrl} alt="" width={320} isThumbnail />
          </span>
          <span className="min-w-0">
            <span className="block truncate text-sm font-medium">{name}</span>
            <span className="block truncate text-xs text-ink-3">{price}</span>
          </span>
        </span>
      </Checkbox>
    </li>
  );
}
