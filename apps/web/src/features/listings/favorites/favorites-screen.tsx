import type { Favorite } from '@hearthline/contract/favorites';
import { priceText } from '@hearthline/format/listing-words';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { HearthIllustration } from '../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { favoritesQuery } from '../api/favorites-api.ts';
import { NoteField, RemoveHeart, useRemoveFavorite } from './favorite-actions.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import type { FavoriteFilter, FavoriteSort } from './favorite-list.ts';
import { arrangeFavorites, countFavorites, favoriteFilters, favoriteSorts } from './favorite-list.ts';
import { FavoritesHeader } from './favorites-header.tsx';

/** The market moves by itself; what changed shows without a reload. */
const liveMs = 60_000;

export function FavoritesScreen() {
  const { t } = useTranslation('listings');
  const query = useQuery({ ...favoritesQuery, refetchInterval: liveMs });
  const isEmpty = query.data?.length === 0;
  // The last one goes with the whole list.
  const empty = useLostFocus<HTMLDivElement>(isEmpty);
  return (
    <QueryBoundary
      query={query}
      pending={<Loading />}
      error={(failure) => (
        <div className="flex flex-1 flex-col gap-4">
          <h1>{t('favorites.title')}</h1>
          <QueryError layout="page" failure={failure} text={t('favorites.failed')} className="flex-1" />
        </div>
      )}
      isEmpty={(favorites) => favorites.length === 0}
      empty={
        <div ref={empty} tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <NoFavorites />
        </div>
      }
    >
      {(favorites) => <Favorites favorites={favorites} />}
    </QueryBoundary>
  );
}

function Favorites({ favorites }: { favorites: readonly Favorite[] }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const counts = countFavorites(favorites);
  const { filter, sort, setFilter, setSort } = useFavoritesView(counts.changed > 0);
  const title = useRef<HTMLHeadingElement>(null);
  const removeFavorite = useRemoveFavorite();
  const shown = arrangeFavorites(favorites, filter, sort);
  const changed = shown.filter(({ changes }) => changes.length > 0);

  function handleRemove(favorite: Favorite) {
    removeFavorite(favorite);
    // The button that had the focus is gone with its card.
    title.current?.focus({ preventScroll: true });
  }

  return (
    <div className="flex flex-col gap-4">
      <FavoritesHeader
        favorites={favorites}
        shown={shown}
        sort={sort}
        onSortChange={setSort}
        titleRef={title}
      />
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('favorites.filter')}</legend>
        {favoriteFilters.map((id) => (
          <Chip
            key={id}
            size="lg"
            isSelected={id === filter}
            count={format.number(counts[id])}
            onClick={() => setFilter(id)}
          >
            {/* The space keeps word and number apart for those who hear them. */}
            {`${t(`favorites.filters.${id}`)} `}
          </Chip>
        ))}
      </fieldset>
      <ListAnnouncer
        text={t('favorites.listed', { shown: shown.length, total: favorites.length, count: shown.length })}
      />
      {shown.length === 0 ? <p className="py-6 text-sm text-ink-2">{t('favorites.noneShown')}</p> : null}
      {changed.length > 0 ? (
        <ul aria-label={t('favorites.filters.changed')} className="grid grid-cols-1 gap-4 xl:grid-cols-2">
          {changed.map((favorite) => (
            <li key={favorite.listing.id}>
              <FavoriteCard favorite={favorite} onRemove={handleRemove} />
            </li>
          ))}
        </ul>
      ) : null}
      {filter === 'all' || filter === 'changed' ? (
        <Unchanged
          favorites={arrangeFavorites(favorites, 'all', sort).filter(({ changes }) => changes.length === 0)}
          isWhole={filter === 'all'}
          onShowAll={() => setFilter('all')}
          onRemove={handleRemove}
        />
      ) : null}
    </div>
  );
}

const shownFirst = 3;

interface UnchangedProps {
  favorites: readonly Favorite[];
  isWhole: boolean;
  onShowAll: () => void;
  onRemove: (favorite: Favorite) => void;
}

/** The homes at which nothing happened, in short. */
function Unchanged({ favorites, isWhole, onShowAll, onRemove }: UnchangedProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const count = favorites.length;
  if (count === 0) return null;
  return (
    <section aria-labelledby="unchanged-title">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="unchanged-title" className="text-md">
          {t('favorites.noChange')}
        </h2>
        {isWhole || count <= shownFirst ? null : (
          <Button variant="link" onClick={onShowAll}>
            {t('favorites.seeAll', { number: format.number(count) })}
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {(isWhole ? favorites : favorites.slice(0, shownFirst)).map((favorite) => (
          <li key={favorite.listing.id}>
            <QuietCard favorite={favorite} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoFavorites() {
  const { t } = useTranslation('listings');
  return (
    <div className="flex flex-1 flex-col gap-4">
      <h1>{t('favorites.title')}</h1>
      <EmptyState
        illustration={<HearthIllustration />}
        title={t('favorites.empty')}
        text={t('favorites.emptyText')}
        headingLevel={2}
        className="flex-1"
        actions={
          <Link to="/property-search" className={buttonClass({ variant: 'primary' })}>
            {t('detail.search')}
          </Link>
        }
      />
    </div>
  );
}

/** The title and the homes in short: whether any of them changed is not known yet. */
function Loading() {
  const { t } = useTranslation('listings');
  return (
    <SkeletonFrame className="flex flex-col gap-4">
      <h1>{t('favorites.title')}</h1>
      <div className="flex flex-wrap gap-1.5">
        {favoriteFilters.map((id) => (
          <Skeleton key={id} className="h-9 w-24 rounded-full!" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <div key={place} className="flex gap-3 rounded-lg border border-line bg-surface p-2.5 pb-12">
            <Skeleton className="h-15 w-21 rounded-[8px]!" />
            <span className="flex flex-1 flex-col gap-2.5 py-1">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-3 w-36" />
              <Skeleton className="h-2.5 w-20" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}

interface QuietCardProps {
  favorite: Favorite;
  onRemove: (favorite: Favorite) => void;
}

/** A marked home at which nothing changed: small, so that the others stand out. */
function QuietCard({ favorite, onRemove }: QuietCardProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { listing, markedAt } = favorite;
  const { id, address, photoUrl } = listing;
  const name = address || t('facts.noAddress');
  return (
    <article
      aria-label={name}
      className="h-full rounded-lg border border-line bg-surface p-2.5 shadow-[var(--hairline),var(--shadow-xs)]"
    >
      <div className="relative flex gap-3">
        <div className="h-15 w-21 shrink-0 overflow-hidden rounded-[8px]">
          <ListingPhoto url={photoUrl} alt="" width={320} isThumbnail />
        </div>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold">{priceText(listing, format) ?? t('facts.noPrice')}</p>
          <Link
            to="/property-search/result/view"
            search={{ id }}
            className="block truncate text-sm after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
          <p className="text-xs text-ink-3">{t('favorites.marked', { date: format.monthDay(markedAt) })}</p>
        </div>
        <RemoveHeart address={name} onRemove={() => onRemove(favorite)} className="z-1" />
      </div>
      <NoteField favorite={favorite} />
    </article>
  );
}

interface FavoritesAddress {
  show?: string | undefined;
  sort?: string | undefined;
}

/** Which favourites are shown and in which order; it stands in the address, so Back finds it again. */
function useFavoritesView(hasChanges: boolean) {
  const address = useSearch({ strict: false }) as FavoritesAddress;
  const navigate = useNavigate();
  const asked = favoriteFilters.find((filter) => filter === address.show);
  const set = (change: FavoritesAddress) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: true,
      resetScroll: false,
    });
  return {
    filter: asked ?? (hasChanges ? 'changed' : 'all'),
    sort: favoriteSorts.find((sort) => sort === address.sort) ?? 'latestChange',
    setFilter: (filter: FavoriteFilter) => set({ show: filter }),
    setSort: (sort: FavoriteSort) => set({ sort: sort === 'latestChange' ? undefined : sort }),
  } as const;
}
