import type { ListingCard } from '@hearthline/contract/listing-card';
import type { MailHome } from '@hearthline/contract/messages';
import { priceBeforeOf } from '@hearthline/domain/listing/price-before';
import { EyeOff, Heart, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeSearch } from '../../../shared/homes/home-search.tsx';
import { HomeState } from '../../../shared/homes/home-state.tsx';
import { useHomePrice } from '../../../shared/homes/home-words.ts';
import { OrderHandle } from '../../../shared/homes/order-handle.tsx';
import { useHomeOrder } from '../../../shared/homes/use-home-order.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingFacts } from '../../../shared/listing/listing-facts.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { BoardAccessBanner } from '../../../shared/ui/board-access-needed.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { addHomes, limits } from '../model/compose-state.ts';
import type { ComposeForm } from './use-compose-form.ts';

const FavoritesDialog = lazyPart(
  async () => (await import('../../../shared/homes/favorites-dialog.tsx')).FavoritesDialog,
);

interface MailHomesProps {
  form: ComposeForm;
  /** Whether homes are being looked for. */
  isAdding: boolean;
  onStopAdding: () => void;
}

/** Homes under the words, as their readers get them, and the way to more of them. */
export function MailHomes({ form, isAdding, onStopAdding }: MailHomesProps) {
  const { t } = useTranslation('messages');
  const { listingIds, changeHomes } = form;
  const { homes, hasBoardAccess, failure } = form.homes;
  const heir = useLostFocus<HTMLElement>(listingIds.length);
  if (listingIds.length === 0 && !isAdding) return null;

  function handleAdd(listings: readonly ListingCard[]) {
    const fresh = listings.map(({ id }) => id).filter((id) => !listingIds.includes(id));
    if (listingIds.length + fresh.length > limits.homes)
      toast.error(t('compose.homes.full', { count: limits.homes }));
    changeHomes((before) => addHomes(before, fresh));
  }

  return (
    <section
      ref={heir}
      tabIndex={-1}
      data-under-words=""
      aria-label={t('compose.homes.heading')}
      // What has the focus is not to hide behind the bar at the bottom of the window.
      className="grid gap-2 px-4.5 pb-4 outline-none max-md:px-3 [&_button]:scroll-mb-24 [&_input]:scroll-mb-40"
    >
      {hasBoardAccess ? null : (
        <Banner
          tone="warning"
          title={t('compose.homes.noAgreement.title')}
          actions={
            <Button size="sm" variant="secondary" onClick={() => changeHomes(() => [])}>
              {t('compose.homes.noAgreement.remove')}
            </Button>
          }
        >
          {t('compose.homes.noAgreement.text')}
        </Banner>
      )}
      {isAdding ? <AddHomes form={form} onAdd={handleAdd} onClose={onStopAdding} /> : null}
      {failure ? (
        <QueryError layout="line" failure={failure} text={t('compose.homes.failed')} />
      ) : (
        <HomeList listingIds={listingIds} homes={homes} onChange={changeHomes} />
      )}
    </section>
  );
}

interface AddHomesProps {
  form: ComposeForm;
  onAdd: (listings: readonly ListingCard[]) => void;
  onClose: () => void;
}

function AddHomes({ form: { listingIds, boardAgreement }, onAdd, onClose }: AddHomesProps) {
  const { t } = useTranslation('messages');
  const room = limits.homes - listingIds.length;
  const isClosed = boardAgreement !== undefined && boardAgreement.status !== 'active';
  return (
    <div className="flex flex-wrap items-end gap-2 rounded-lg border border-line bg-inset p-3">
      {isClosed ? (
        <BoardAccessBanner agreement={boardAgreement} className="flex-1" />
      ) : room === 0 ? (
        <p className="min-w-0 flex-1 self-center text-sm text-ink-2">
          {t('compose.homes.full', { count: limits.homes })}
        </p>
      ) : (
        <FindHomes known={new Set(listingIds)} room={room} onAdd={onAdd} />
      )}
      <CloseButton onClose={onClose} />
    </div>
  );
}

interface FindHomesProps {
  known: ReadonlySet<string>;
  room: number;
  onAdd: AddHomesProps['onAdd'];
}

function FindHomes({ known, room, onAdd }: FindHomesProps) {
  const { t } = useTranslation('homes');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <HomeSearch known={known} hasFocus onAdd={onAdd} />
      <p className="order-1 w-full text-xs text-ink-2">{t('room', { count: room })}</p>
      <Button
        variant="secondary"
        icon={<Heart aria-hidden="true" />}
        aria-haspopup="dialog"
        className="max-sm:flex-1"
        onClick={() => setChoosing(true)}
      >
        {t('fromFavorites')}
      </Button>
      <FavoritesDialog
        isOpen={isChoosing}
        known={known}
        room={room}
        onClose={() => setChoosing(false)}
        onAdd={(listings) => {
          onAdd(listings);
          setChoosing(false);
        }}
      />
    </>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <IconButton label={t('close')} icon={<X aria-hidden="true" strokeWidth={1.75} />} onClick={onClose} />
  );
}

interface HomeListProps {
  listingIds: readonly string[];
  homes: readonly MailHome[];
  onChange: ComposeForm['changeHomes'];
}

/** In the order of the mail. */
function HomeList({ listingIds, homes, onChange }: HomeListProps) {
  const { t } = useTranslation('messages');
  const { t: ofHomes } = useTranslation('homes');
  const list = useRef<HTMLOListElement>(null);
  const homeOf = (id: string) => homes.find((home) => home.id === id);
  const nameOf = (id: string) => homeOf(id)?.name || t('compose.homes.unknown');
  const order = useHomeOrder({
    list,
    homes: listingIds.map((key) => ({ key })),
    nameOf: ({ key }) => nameOf(key),
    onOrder: (next) => onChange(() => next.map(({ key }) => key)),
  });

  function handleRemove(id: string) {
    const place = listingIds.indexOf(id);
    onChange((before) => before.filter((each) => each !== id));
    showUndo({
      id: 'mail-homes',
      deed: 'removed',
      text: ofHomes('removed', { name: nameOf(id) }),
      onUndo: () => onChange((before) => addHomes(before, [id], place)),
    });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {order.message}
      </p>
      <ol ref={list} aria-label={t('compose.homes.heading')} className="flex flex-col gap-2 empty:hidden">
        {order.shown.map(({ key }) => (
          <HomeRow
            key={key}
            id={key}
            home={homeOf(key)}
            name={nameOf(key)}
            place={order.placeOf(key)}
            isHeld={order.heldKey === key}
            handleProps={order.handleProps(key)}
            onRemove={() => handleRemove(key)}
          />
        ))}
      </ol>
    </>
  );
}

interface HomeRowProps {
  id: string;
  /** Undefined until it is read. */
  home: MailHome | undefined;
  name: string;
  place: number;
  isHeld: boolean;
  handleProps: ReturnType<ReturnType<typeof useHomeOrder>['handleProps']>;
  onRemove: () => void;
}

function HomeRow({ id, home, name, place, isHeld, handleProps, onRemove }: HomeRowProps) {
  const { t } = useTranslation('homes');
  return (
    <li
      data-home={id}
      style={{ order: place }}
      className={classNames(
        'relative flex items-center gap-2.5 rounded-lg border p-2 max-md:gap-1.5',
        isHeld ? 'z-1 border-line-strong bg-raised shadow-md' : 'border-line bg-surface',
      )}
    >
      <OrderHandle name={name} isHeld={isHeld} handleProps={handleProps} />
      {home === undefined ? (
        <Skeleton className="h-18 flex-1 rounded-[8px]!" />
      ) : home.listing === null ? (
        <NotShown name={home.name} />
      ) : (
        <HomeCard listing={home.listing} />
      )}
      <IconButton
        size="sm"
        label={t('remove', { name })}
        icon={<X aria-hidden="true" strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </li>
  );
}

/** What of a home its readers see: the address only where the seller lets it be seen. */
function HomeCard({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const price = useHomePrice()(listing);
  const before = priceBeforeOf(listing);
  const place = [listing.community, listing.municipality].filter(Boolean).join(', ');
  return (
    <>
      <div className="h-18 w-27 flex-none self-start overflow-hidden rounded-[8px] max-md:h-14 max-md:w-18">
        <ListingPhoto url={listing.photoUrl} alt="" width={320} isThumbnail />
      </div>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
          {price}
          {before === null || listing.price === null ? null : (
            <s className="text-xs font-normal text-ink-3">{format.price(before)}</s>
          )}
          {listing.status === 'active' ? null : <HomeState listing={listing} />}
        </p>
        <p className="text-sm">{listing.address || t('compose.homes.noAddress')}</p>
        <p className="text-xs text-ink-2">{place}</p>
        <ListingFacts listing={listing} className="mt-0.5 text-xs!" />
        {listing.officeName ? (
          <p className="mt-0.5 text-2xs text-ink-3">
            {t('compose.homes.listedBy', { office: listing.officeName })}
          </p>
        ) : null}
      </div>
    </>
  );
}

function NotShown({ name }: { name: string }) {
  const { t } = useTranslation('messages');
  return (
    <div className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 text-sm">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none text-warning" />
      <p className="min-w-0 wrap-anywhere">
        {name === '' ? null : <span className="block font-medium">{name}</span>}
        <span className="text-ink-2">{t('compose.homes.notShown')}</span>
      </p>
    </div>
  );
}
