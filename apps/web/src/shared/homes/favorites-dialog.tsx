import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormModal } from '../ui/form-modal.tsx';
import { ListingPhoto } from '../ui/listing-photo.tsx';
import { Ring } from '../ui/loaders.tsx';
import { QueryBoundary } from '../ui/query-boundary.tsx';
import { useHomeName, useHomePrice } from './home-words.ts';
import { favoriteHomesQuery } from './homes-api.ts';

interface FavoritesDialogProps {
  isOpen: boolean;
  /** Listings that are chosen already; they are left out. */
  known: ReadonlySet<string>;
  /** How many more may be chosen; as many as there are where it is not said. */
  room?: number;
  onClose: () => void;
  onAdd: (listings: ListingCard[]) => void;
}

/** The agent's favorites, several at once. */
export function FavoritesDialog({ isOpen, known, room, onClose, onAdd }: FavoritesDialogProps) {
  const { t } = useTranslation('homes');
  const query = useQuery({ ...favoriteHomesQuery, enabled: isOpen });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const offered = (query.data ?? []).map(({ listing }) => listing).filter(({ id }) => !known.has(id));
  const picked = offered.filter(({ id }) => ticked.has(id));
  const isFull = room !== undefined && picked.length >= room;

  function toggle(id: string) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  }

  return (
    <FormModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('fromFavorites')}
      submitLabel={t('add', { count: picked.length })}
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
        empty={<EmptyState title={t('noFavorites.title')} text={t('noFavorites.text')} />}
      >
        {() => (
          <>
            {room === undefined ? null : (
              <p className="mb-2 text-xs text-ink-2">{t('room', { count: room - picked.length })}</p>
            )}
            <ul className="flex flex-col gap-1">
              {offered.map((listing) => (
                <FavoriteRow
                  key={listing.id}
                  listing={listing}
                  isTicked={ticked.has(listing.id)}
                  isDisabled={isFull && !ticked.has(listing.id)}
                  onToggle={() => toggle(listing.id)}
                />
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </FormModal>
  );
}

interface FavoriteRowProps {
  listing: ListingCard;
  isTicked: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

function FavoriteRow({ listing, isTicked, isDisabled, onToggle }: FavoriteRowProps) {
  const name = useHomeName()(listing);
  const price = useHomePrice()(listing);
  return (
    <li>
      <Checkbox
        isSelected={isTicked}
        isDisabled={isDisabled}
        onChange={onToggle}
        className="w-full rounded-md p-2 hovered:bg-hover"
      >
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
