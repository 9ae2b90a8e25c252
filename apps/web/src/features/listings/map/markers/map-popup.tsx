import type { ListingCard } from '@hearthline/contract/listing-card';
import type { LngLat } from '@hearthline/domain/geo';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Map as GlMap } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { ListingFacts } from '../../../../shared/listing/listing-facts.tsx';
import { MapPopup } from '../../../../shared/map/map-popup.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { BasketIcon } from '../../components/action-links.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { ListingPrice, ListingState } from '../../components/listing-parts.tsx';
import { useListingLink } from '../../components/use-listing-link.ts';
import { cardsQuery } from '../model/map-queries.ts';
import type { ClusterItem } from './map-items.ts';

interface BuildingPopupProps {
  map: GlMap;
  item: ClusterItem;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The homes of one building, or so close together that no zoom takes them apart. */
export function BuildingPopup({ map, item, onOpen, onClose }: BuildingPopupProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { cluster } = item;
  const { data: cards } = useQuery(cardsQuery(cluster.ids));
  const title = t(item.click === 'close' ? 'map.building.close' : 'map.building.title', {
    count: cluster.count,
  });
  const hiddenCount = cluster.count - cluster.ids.length;
  return (
    <MapPopup map={map} position={item.position} label={title} markerHeightPx={24} onClose={onClose}>
      <div className="flex h-66 flex-col">
        <h2 className="border-b border-line px-3.5 py-2.5 text-sm">{title}</h2>
        <ul className="min-h-0 flex-1 overflow-y-auto p-1.5">
          {(cards ?? []).map((card) => (
            <li key={card.id}>
              <button
                type="button"
                className="flex w-full flex-col gap-0.5 rounded-[8px] px-2 py-1.5 text-left hover:bg-hover"
                onClick={() => onOpen(card.id)}
              >
                <span className="flex w-full items-center justify-between gap-2 text-sm font-semibold">
                  {card.price === null ? t('map.pin.noPrice') : format.price(card.price)}
                  <ListingState listing={card} />
                </span>
                <span className="w-full truncate text-xs text-ink-2">{card.address}</span>
              </button>
            </li>
          ))}
          {cards ? null : cluster.ids.slice(0, 5).map((id) => <Skeleton key={id} className="m-2 h-8" />)}
        </ul>
        {hiddenCount > 0 ? (
          <p className="border-t border-line px-3.5 py-2 text-xs text-ink-3">
            {t('map.building.more', { count: hiddenCount })}
          </p>
        ) : null}
      </div>
    </MapPopup>
  );
}

interface PinPopupProps {
  map: GlMap;
  id: string;
  place: LngLat;
  onClose: () => void;
}

const openPinHeightPx = 35;

/** The home behind a pin. */
export function PinPopup({ map, id, place, onClose }: PinPopupProps) {
  const { t } = useTranslation('listings');
  const { data: cards } = useQuery(cardsQuery([id]));
  const card = cards?.[0];
  return (
    <MapPopup
      map={map}
      position={place}
      label={card?.address ?? t('map.popup.open')}
      markerHeightPx={openPinHeightPx}
      onClose={onClose}
    >
      {/* As high while it loads as it will be, so that it keeps its place. */}
      <div className="h-56">
        {card ? <PopupCard listing={card} /> : null}
        {cards && !card ? <p className="p-4 text-sm text-ink-2">{t('map.popup.missing')}</p> : null}
        {cards ? null : <PopupSkeleton />}
      </div>
    </MapPopup>
  );
}

function PopupSkeleton() {
  return (
    <>
      <Skeleton className="h-33 rounded-none!" />
      <div className="flex flex-col gap-2.5 p-3.5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-3 w-40" />
        <Skeleton className="h-3 w-32" />
      </div>
    </>
  );
}

/** A home in short; the whole card opens it. */
function PopupCard({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('listings');
  const link = useListingLink(listing.id);
  const { id, photoUrl } = listing;
  const address = listing.address || t('facts.noAddress');
  return (
    <article className="relative">
      <div className="relative h-33">
        <ListingPhoto url={photoUrl} alt="" width={320} isEager />
        <ListingState
          listing={listing}
          isOnPhoto
          className="absolute top-2.5 left-2.5 max-w-[calc(100%-4rem)]!"
        />
      </div>
      <div className="px-3.5 pt-3 pb-3.5">
        <div className="flex items-center justify-between gap-2">
          <ListingPrice listing={listing} className="text-md/[22px]!" />
          <span className="z-1 -my-1.5 -mr-1.5 flex">
            <BasketIcon listingId={id} address={address} />
            <FavoriteButton listingId={id} address={address} isInLine />
          </span>
        </div>
        <Link {...link} className="block truncate text-sm font-medium after:absolute after:inset-0">
          {address}
        </Link>
        <ListingFacts listing={listing} className="mt-1.5 gap-x-3! text-xs!" />
      </div>
    </article>
  );
}
