import type { Favorite } from '@hearthline/contract/favorites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CheckCheck, Heart, HeartOff, Scale, Share2, ShoppingBasket } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useBasketRequestStore } from '../../../shared/stores/basket-request-store.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { favoritesQuery, useMarkFavorite } from '../api/favorites-api.ts';
import { listingPath, useCopyLink } from '../components/share-button.tsx';

function useChangeList() {
  const client = useQueryClient();
  return (change: (favorites: Favorite[]) => Favorite[]) => {
    void client.cancelQueries({ queryKey: favoritesQuery.queryKey });
    client.setQueryData(favoritesQuery.queryKey, (before) => before && change(before));
  };
}

/** Takes the mark away at once; the toast brings it back with its note and its date. */
export function useRemoveFavorite() {
  const { t } = useTranslation('listings');
  const changeList = useChangeList();
  const { mutate } = useMarkFavorite();
  return ({ listing }: Favorite) => {
    changeList((favorites) => favorites.filter((favorite) => favorite.listing.id !== listing.id));
    mutate({ listingId: listing.id, isMarked: false });
    showUndo({
      id: 'favorites',
      deed: 'removed',
      text: t('favorites.removed', { address: listing.address || t('facts.noAddress') }),
      onUndo: () => mutate({ listingId: listing.id, isMarked: true }),
    });
  };
}

export function useSaveNote(listingId: string) {
  const client = useQueryClient();
  const changeList = useChangeList();
  return useMutation({
    mutationFn: (note: string) =>
      request('PUT /favorites/{listingId}', { params: { listingId }, body: { note } }),
    onSuccess: (_reply, note) =>
      changeList((favorites) =>
        favorites.map((favorite) => (favorite.listing.id === listingId ? { ...favorite, note } : favorite)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: favoritesQuery.queryKey }),
  });
}

/** What has been seen is no longer a change. */
export function useMarkChangesSeen() {
  const client = useQueryClient();
  const changeList = useChangeList();
  return useMutation({
    mutationFn: (listingIds: string[]) => request('POST /favorites/seen', { body: { listingIds } }),
    onMutate: (listingIds) =>
      changeList((favorites) =>
        favorites.map((favorite) =>
          listingIds.includes(favorite.listing.id) ? { ...favorite, changes: [] } : favorite,
        ),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: favoritesQuery.queryKey }),
  });
}

/** As long as the server takes. */
const longestNote = 1_000;

/** The agent's own words about a home; they are kept when the field is left. */
export function NoteField({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('listings');
  const { listing, note } = favorite;
  const { mutate, isPending, isSuccess } = useSaveNote(listing.id);
  /** Null while nobody types: then the field shows what is kept. */
  const [draft, setDraft] = useState<string | null>(null);

  function handleBlur() {
    const text = draft?.trim();
    if (text === undefined || text === note) return setDraft(null);
    mutate(text, { onSuccess: () => setDraft(null) });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Escape' || draft === null) return;
    event.stopPropagation();
    setDraft(null);
  }

  return (
    <label className="mt-2 flex items-start gap-2 text-sm">
      <span className="py-1.5 text-xs/[20px] text-ink-3">{t('favorites.note')}</span>
      <textarea
        rows={1}
        value={draft ?? note}
        maxLength={longestNote}
        placeholder={t('favorites.notePlaceholder')}
        aria-label={t('favorites.noteOn', { address: listing.address || t('facts.noAddress') })}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        className="field-sizing-content max-h-40 min-h-8 min-w-0 flex-1 resize-none rounded-sm border border-transparent bg-transparent px-2 py-[5px] transition-control hovered:border-line-control focus:border-line-control focus:bg-surface max-md:text-[16px]"
      />
      <span role="status" className="py-1.5 text-xs/[20px] text-ink-3">
        {isPending ? t('favorites.saving') : isSuccess && draft === null ? t('favorites.saved') : ''}
      </span>
    </label>
  );
}

interface RemoveHeartProps {
  address: string;
  isOnPhoto?: boolean;
  onRemove: () => void;
  className?: string;
}

/** The heart of a home that is marked: a press takes the mark away. */
export function RemoveHeart({ address, isOnPhoto = false, onRemove, className }: RemoveHeartProps) {
  const { t } = useTranslation('listings');
  return (
    <IconButton
      size="sm"
      aria-pressed="true"
      label={t('favorite.mark', { address })}
      onClick={onRemove}
      icon={
        <Heart
          strokeWidth={1.75}
          className={isOnPhoto ? 'fill-danger text-danger' : 'fill-brand text-brand'}
        />
      }
      className={classNames(isOnPhoto && 'dark rounded-full! bg-overlay/60 hovered:bg-overlay/80', className)}
    />
  );
}

interface FavoriteMenuProps {
  favorite: Favorite;
  onRemove: () => void;
}

export function FavoriteMenu({ favorite, onRemove }: FavoriteMenuProps) {
  const { t } = useTranslation('listings');
  const navigate = useNavigate();
  const { mutate: markSeen } = useMarkChangesSeen();
  const { listing, changes } = favorite;
  const copyLink = useCopyLink();
  const ask = useBasketRequestStore((state) => state.ask);
  return (
    <MoreMenu
      label={t('favorites.more', { address: listing.address || t('facts.noAddress') })}
      buttonClassName="z-1 -mt-0.5 -mr-1.5"
    >
      <MenuItem
        icon={<ShoppingBasket />}
        onAction={() =>
          ask({ kind: 'add', listingIds: [listing.id], address: listing.address || t('facts.noAddress') })
        }
      >
        {t('map.selection.basket')}
      </MenuItem>
      <MenuItem
        icon={<Scale />}
        onAction={() => void navigate({ to: '/cma', search: { listing: listing.id } })}
      >
        {t('detail.actions.cma')}
      </MenuItem>
      <MenuItem icon={<Share2 />} onAction={() => void copyLink(listingPath(listing.id))}>
        {t('share.copy')}
      </MenuItem>
      {changes.length > 0 ? (
        <MenuItem icon={<CheckCheck />} onAction={() => markSeen([listing.id])}>
          {t('favorites.seenOne')}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<HeartOff />} onAction={onRemove}>
        {t('favorites.remove')}
      </MenuItem>
    </MoreMenu>
  );
}
