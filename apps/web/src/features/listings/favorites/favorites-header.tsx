import { basketLimits } from '@hearthline/contract/baskets';
import type { Favorite } from '@hearthline/contract/favorites';
import { CheckCheck, ChevronDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { leastCompared, mostCompared } from '../../../shared/listing/compare-limits.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { BasketButton, CompareLink } from '../components/action-links.tsx';
import { writeListingsParam } from '../map/panes/selection-bar.tsx';
import { useMarkChangesSeen } from './favorite-actions.tsx';
import type { FavoriteSort } from './favorite-list.ts';
import { favoriteSorts } from './favorite-list.ts';

interface FavoritesHeaderProps {
  favorites: readonly Favorite[];
  shown: readonly Favorite[];
  sort: FavoriteSort;
  onSortChange: (sort: FavoriteSort) => void;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

export function FavoritesHeader({ favorites, shown, sort, onSortChange, titleRef }: FavoritesHeaderProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { mutate: markSeen } = useMarkChangesSeen();
  const changedIds = favorites.filter(({ changes }) => changes.length > 0).map(({ listing }) => listing.id);
  const count = favorites.length;
  const shownParam = writeListingsParam(shown.map(({ listing }) => listing.id));
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-60 flex-1">
        <h1 ref={titleRef} tabIndex={-1} className="outline-none">
          {t('favorites.title')}
        </h1>
        <p className="text-sm text-ink-2">
          {[
            t('favorites.homes', { count, number: format.number(count) }),
            changedIds.length > 0
              ? t('favorites.changedCount', {
                  count: changedIds.length,
                  number: format.number(changedIds.length),
                })
              : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {changedIds.length > 0 ? (
        <Button
          variant="ghost"
          icon={<CheckCheck aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => {
            markSeen(changedIds);
            // The button goes with the changes.
            titleRef.current?.focus({ preventScroll: true });
          }}
        >
          {t('favorites.seenAll')}
        </Button>
      ) : null}
      <Menu
        label={t('favorites.sort')}
        trigger={(attributes) => (
          <Button
            {...attributes}
            variant="secondary"
            className="whitespace-nowrap max-sm:flex-auto"
            aria-label={format.labelled(t('favorites.sort'), t(`favorites.sorts.${sort}`))}
          >
            {t(`favorites.sorts.${sort}`)}
            <ChevronDown aria-hidden="true" className="size-4!" />
          </Button>
        )}
      >
        {favoriteSorts.map((id) => (
          <MenuItem key={id} id={id} onAction={() => onSortChange(id)}>
            {t(`favorites.sorts.${id}`)}
          </MenuItem>
        ))}
      </Menu>
      {shown.length >= leastCompared && shown.length <= mostCompared ? (
        <CompareLink listing={shownParam} className="max-sm:flex-1" />
      ) : null}
      {shown.length > 0 ? (
        <BasketButton
          listingIds={shown.slice(0, basketLimits.homes).map(({ listing }) => listing.id)}
          isShort
          className="max-sm:flex-1"
        />
      ) : null}
    </header>
  );
}
