import { basketLimits } from '@hearthline/contract/baskets';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link } from '@tanstack/react-router';
import { Heart, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeSearch } from '../../../shared/homes/home-search.tsx';
import { HomeState } from '../../../shared/homes/home-state.tsx';
import { useHomeName, useHomePrice } from '../../../shared/homes/home-words.ts';
import { OrderHandle } from '../../../shared/homes/order-handle.tsx';
import type { HandleProps } from '../../../shared/homes/use-home-order.ts';
import { useHomeOrder } from '../../../shared/homes/use-home-order.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import type { HomeEntry } from '../model/basket-values.ts';
import { addListings } from '../model/basket-values.ts';
import type { BasketForm } from './use-basket-form.ts';

const wayClass = 'touch-target rounded-xs text-xs font-medium text-brand-ink hover:underline';

const FavoritesDialog = lazyPart(
  async () => (await import('../../../shared/homes/favorites-dialog.tsx')).FavoritesDialog,
);

interface SearchLink {
  to: string;
  search: Record<string, string | undefined>;
}

/** The search that a basket comes from belongs to the listings, so the app hands its words and the ways there. */
export interface CriteriaParts {
  CriteriaWords: ComponentType<{ criteria: Criteria; chosen: number; actions: ReactNode }>;
  /** To the criteria, for the form that is kept under this key; null where it has none yet. */
  editLink: (criteria: Criteria | null, keptKey: string) => SearchLink;
  /** To what they find. */
  findLink: (criteria: Criteria, keptKey: string) => SearchLink;
  parse: (text: string | undefined) => Criteria | undefined;
}

interface HomesCardProps {
  form: BasketForm;
  criteriaParts: CriteriaParts;
  /** Under which key the form is kept, and that it be kept now. */
  search: { key: string; onLeave: () => void };
}

/** Which homes: found one by one, by a list of numbers, by criteria or among the favorites, and put in order. */
export function HomesCard({ form, criteriaParts, search }: HomesCardProps) {
  const { t } = useTranslation('baskets');
  const { t: ofHomes } = useTranslation('homes');
  const nameOf = useHomeName();
  const [isChoosing, setIsChoosing] = useState(false);
  const { values, set, update } = form;
  const { homes, criteria } = values;
  const place = useLostFocus<HTMLDivElement>(homes.length);
  const known = new Set(homes.flatMap(({ listing }) => listing?.id ?? []));
  const add = (listings: readonly ListingCard[]) =>
    update((before) => ({ homes: addListings(before.homes, listings) }));

  function handleRemove(entry: HomeEntry) {
    const index = homes.indexOf(entry);
    set({ homes: homes.filter((other) => other !== entry) });
    showUndo({
      id: 'form-homes',
      deed: 'removed',
      text: ofHomes('removed', { name: nameOf(entry.listing) }),
      onUndo: () => update((before) => ({ homes: before.homes.toSpliced(index, 0, entry) })),
    });
  }

  return (
    <Card aria-labelledby="basket-homes">
      <CardHeader
        id="basket-homes"
        title={t('form.homes')}
        meta={homes.length > 1 ? <span className="max-md:hidden">{ofHomes('order.hint')}</span> : undefined}
      />
      <div className="px-5 py-3.5">
        <div className="flex flex-wrap items-end gap-2">
          <HomeSearch known={known} onAdd={add} />
          <Button
            variant="secondary"
            icon={<Heart aria-hidden="true" />}
            className="max-sm:w-full"
            onClick={() => setIsChoosing(true)}
          >
            {ofHomes('fromFavorites')}
          </Button>
        </div>
        {criteria ? (
          <criteriaParts.CriteriaWords
            criteria={criteria}
            chosen={homes.length}
            actions={
              <>
                <Link
                  {...criteriaParts.editLink(criteria, search.key)}
                  onClick={search.onLeave}
                  className={wayClass}
                >
                  {t('form.editCriteria')}
                </Link>
                <Link
                  {...criteriaParts.findLink(criteria, search.key)}
                  onClick={search.onLeave}
                  className={wayClass}
                >
                  {t('form.findMore')}
                </Link>
              </>
            }
          />
        ) : (
          <p className="mt-3 text-xs text-ink-3">
            {t('form.noCriteria')}{' '}
            <Link {...criteriaParts.editLink(null, search.key)} onClick={search.onLeave} className={wayClass}>
              {t('form.chooseCriteria')}
            </Link>
          </p>
        )}
        <div ref={place} tabIndex={-1} className="mt-2 outline-none">
          {homes.length > 0 ? (
            <HomeList homes={homes} onChange={(next) => set({ homes: next })} onRemove={handleRemove} />
          ) : (
            <EmptyState title={t('form.noHomes.title')} text={t('form.noHomes.text')} />
          )}
        </div>
      </div>
      <FavoritesDialog
        isOpen={isChoosing}
        known={known}
        onClose={() => setIsChoosing(false)}
        onAdd={(listings) => {
          add(listings);
          setIsChoosing(false);
        }}
      />
    </Card>
  );
}

interface HomeListProps {
  homes: readonly HomeEntry[];
  onChange: (homes: HomeEntry[]) => void;
  onRemove: (entry: HomeEntry) => void;
}

/** The homes in the order in which the client sees them, each with the agent's words. */
function HomeList({ homes, onChange, onRemove }: HomeListProps) {
  const { t } = useTranslation('baskets');
  const list = useRef<HTMLOListElement>(null);
  const nameOf = useHomeName();
  const order = useHomeOrder({ list, homes, nameOf: ({ listing }) => nameOf(listing), onOrder: onChange });
  const setNote = (key: string, note: string) =>
    onChange(homes.map((entry) => (entry.key === key ? { ...entry, note } : entry)));
  return (
    <>
      <p role="status" className="sr-only">
        {order.message}
      </p>
      <ol ref={list} aria-label={t('form.homes')} className="flex flex-col">
        {order.shown.map((entry) => (
          <HomeRow
            key={entry.key}
            entry={entry}
            place={order.placeOf(entry.key)}
            isHeld={order.heldKey === entry.key}
            handleProps={order.handleProps(entry.key)}
            onNote={(note) => setNote(entry.key, note)}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ol>
    </>
  );
}

interface HomeRowProps {
  entry: HomeEntry;
  place: number;
  isHeld: boolean;
  handleProps: HandleProps;
  onNote: (note: string) => void;
  onRemove: () => void;
}

function HomeRow({ entry, place, isHeld, handleProps, onNote, onRemove }: HomeRowProps) {
  const { t } = useTranslation('baskets');
  const { t: ofHomes } = useTranslation('homes');
  const format = useFormat();
  const { listing } = entry;
  const name = useHomeName()(listing);
  const price = useHomePrice()(listing);
  return (
    <li
      data-home={entry.key}
      style={{ order: place }}
      className={classNames(
        'relative flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-2.5',
        isHeld ? 'z-1 -mx-2 rounded-lg border bg-raised px-2 shadow-md' : 'border-b last:border-b-0',
      )}
    >
      <OrderHandle name={name} isHeld={isHeld} handleProps={handleProps} />
      <span aria-hidden="true" className="w-4 text-center text-xs text-ink-3">
        {format.number(place + 1)}
      </span>
      <div className="h-14 w-21 flex-none overflow-hidden rounded-[8px] max-sm:h-12 max-sm:w-18">
        <ListingPhoto url={listing?.photoUrl ?? null} alt="" width={320} isThumbnail />
      </div>
      <div className="min-w-0 flex-1 basis-20 lg:w-42 lg:flex-none lg:basis-auto">
        <p className="truncate text-sm font-semibold">{price}</p>
        <p className="truncate text-sm">{name}</p>
        <HomeState listing={listing} className="mt-1" />
      </div>
      <TextArea
        label={t('form.noteOn', { name })}
        isLabelHidden
        rows={2}
        maxLength={basketLimits.note}
        placeholder={t('form.notePlaceholder')}
        value={entry.note}
        onChange={(event) => onNote(event.target.value)}
        className="min-w-0 flex-1 max-lg:order-1 max-lg:w-full max-lg:flex-none max-lg:pl-11 max-sm:pl-0"
      />
      <IconButton
        size="sm"
        label={ofHomes('remove', { name })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
