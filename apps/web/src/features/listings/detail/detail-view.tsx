import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { BasketButton, CmaLink, SendHomeButton } from '../components/action-links.tsx';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { ListingState } from '../components/listing-parts.tsx';
import type { Shared } from '../components/share-button.tsx';
import { listingPath, ShareButton } from '../components/share-button.tsx';
import { WantedButton } from '../components/wanted.tsx';
import { placeLineOf } from '../model/listing-words.ts';
import type { Place } from './detail-queries.ts';
import { FactStrip, FactTiles } from './facts/facts-card.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { EstimateCard, mayEstimate } from './market/estimate-card.tsx';
import { MarketCard } from './market/market-card.tsx';
import { RecentSales, SimilarHomes } from './market/nearby-homes.tsx';
import { Overview } from './overview.tsx';
import { DemographicsCard } from './places/demographics-card.tsx';
import { MapCard, PlaceMap } from './places/place-map.tsx';
import { SchoolsCard } from './places/schools-card.tsx';
import { PrintedListing } from './print/printed-listing.tsx';
import { RoomsCard } from './rooms/rooms-card.tsx';
import { Section, SectionNav, sections } from './section-nav.tsx';
import { ListedBy, PhoneActions, PriceCard, PriceLine, StateChips, usePriceWords } from './side.tsx';
import { BackLink, photoDiscClass } from './top/back-link.tsx';

interface DetailViewProps {
  listing: ListingDetail;
  isPhone: boolean;
  backLabel: string;
}

function placeOf({ longitude, latitude }: ListingDetail): Place | null {
  return longitude === null || latitude === null ? null : { longitude, latitude };
}

/** One home with everything that is known about it. */
export function DetailView({ listing, isPhone, backLabel }: DetailViewProps) {
  const { t } = useTranslation('listings');
  const place = placeOf(listing);
  const isClient = listing.projection === 'client';
  const address = listing.address || t('facts.noAddress');
  return (
    <>
      <div className="max-md:-mx-4 max-md:-mt-4.5">
        <Gallery pictures={listing.pictures} address={address} isPhone={isPhone}>
          {isPhone ? (
            <PhotoButtons listing={listing} backLabel={backLabel} />
          ) : (
            <ListingState listing={listing} isOnPhoto className="h-6.5!" />
          )}
        </Gallery>
      </div>
      <div className="detail-columns max-md:relative max-md:-mx-4 max-md:-mt-5 max-md:rounded-t-xl max-md:bg-canvas max-md:px-4 max-md:pt-4.5 max-md:pb-21 md:mt-5">
        <div className="min-w-0 [grid-area:head]">
          {isClient ? (
            <Banner tone="info" title={t('detail.client.title')} className="mb-4">
              {t('detail.client.text')}
            </Banner>
          ) : null}
          {isPhone ? <PhoneHead listing={listing} /> : <DesktopHead listing={listing} />}
        </div>
        <aside
          aria-label={t('detail.side')}
          className="flex flex-col gap-4 [grid-area:side] max-xl:mt-4 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-start xl:sticky xl:top-[calc(var(--header-h)+20px)]"
        >
          {isPhone ? null : <PriceCard listing={listing} />}
          {mayEstimate(listing) && !isPhone ? <EstimateCard listing={listing} /> : null}
          <Card className="overflow-hidden">
            {place && !isPhone ? <PlaceMap listing={listing} place={place} isStill className="h-33" /> : null}
            <ListedBy listing={listing} />
          </Card>
          {isPhone ? <PhoneActions listing={listing} /> : null}
        </aside>
        <div className="min-w-0 [grid-area:body]">
          <h2 className="sr-only">{t('detail.sections.title')}</h2>
          <SectionNav
            shown={sections.filter(
              (id) => place || !(id === 'schools' || id === 'demographics' || id === 'map'),
            )}
          />
          <div className="flex flex-col gap-4">
            <Section id="overview">
              <Overview listing={listing} />
            </Section>
            <Section id="rooms">
              <RoomsCard rooms={listing.rooms} />
            </Section>
            <Section id="history">
              <HistoryCard listing={listing} />
            </Section>
            <Section id="market">
              <MarketCard listing={listing} />
              <RecentSales id={listing.id} isLease={listing.offer === 'lease'} />
            </Section>
            {place ? <Around listing={listing} place={place} /> : null}
            <SimilarHomes id={listing.id} />
          </div>
        </div>
      </div>
      {isPhone ? <PhoneBar id={listing.id} address={listing.address} /> : null}
      <PrintedListing listing={listing} />
    </>
  );
}

/** What is known of the place; a listing without one has none of it. */
function Around({ listing, place }: { listing: ListingDetail; place: Place }) {
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section id="schools">
          <SchoolsCard place={place} />
        </Section>
        <Section id="demographics">
          <DemographicsCard place={place} />
        </Section>
      </div>
      <Section id="map">
        <MapCard listing={listing} place={place} />
      </Section>
    </>
  );
}

/** The next step, always under the thumb. */
function PhoneBar({ id, address }: { id: string; address: string }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex gap-2.5 border-t border-line-strong bg-raised px-4 pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
      <CmaLink listing={id} isShort className="min-h-12!" />
      <SendHomeButton listingId={id} address={address} isShort />
      <BasketButton listingIds={[id]} address={address || undefined} className="min-h-12! min-w-0 flex-1" />
    </div>
  );
}

/** On phones the sheet below the picture: state and price first. */
function PhoneHead({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <StateChips listing={listing} isShort />
        <span className="ml-auto text-xs text-ink-3">{t('facts.mls', { number: listing.mlsNumber })}</span>
      </div>
      <PriceLine listing={listing} isShort className="mt-2.5" />
      <h1 className="mt-2.5 text-[18px]/[26px]">{listing.address || t('facts.noAddress')}</h1>
      <p className="text-ink-2">{placeLineOf(listing)}</p>
      <FactTiles listing={listing} />
      {mayEstimate(listing) ? (
        <div className="mt-4">
          <EstimateCard listing={listing} />
        </div>
      ) : null}
      {listing.projection === 'client' ? null : (
        <WantedButton listingId={listing.id} className="mt-4 w-full" />
      )}
    </header>
  );
}

function DesktopHead({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const shared = useShared(listing);
  const name = listing.address || t('facts.noAddress');
  return (
    <header>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-[26px]/[34px]">{name}</h1>
          <p className="text-ink-2">{placeLineOf(listing)}</p>
        </div>
        <div className="flex gap-1.5">
          <FavoriteButton listingId={listing.id} address={name} />
          <ShareButton {...shared} />
          <IconButton
            variant="outline"
            label={t('detail.print.button')}
            icon={<Printer strokeWidth={1.75} />}
            onClick={() => window.print()}
          />
        </div>
      </div>
      <FactStrip listing={listing} />
    </header>
  );
}

interface PhotoButtonsProps {
  listing: ListingDetail;
  backLabel: string;
}

/** On phones the way back and the two things one does at once stand on the picture. */
function PhotoButtons({ listing, backLabel }: PhotoButtonsProps) {
  const { t } = useTranslation('listings');
  const shared = useShared(listing);
  return (
    <>
      <BackLink label={backLabel} isOnPhoto />
      <span className="flex-1" />
      <ShareButton
        {...shared}
        trigger={(attributes, label) => (
          <button {...attributes} type="button" aria-label={label} title={label} className={photoDiscClass}>
            <Share2 aria-hidden="true" strokeWidth={1.75} />
          </button>
        )}
      />
      <FavoriteButton
        listingId={listing.id}
        address={listing.address || t('facts.noAddress')}
        isOnPhoto
        className="size-11! [&_svg]:size-5!"
      />
    </>
  );
}

/** What a mail about a home tells. The address goes along where the seller lets it; what a deal brought stays here. */
function useShared(listing: ListingDetail): Shared {
  const { t } = useTranslation('listings');
  const { price } = usePriceWords(listing);
  const { id, mlsNumber, mayShowAddress, status, agentName, officeName } = listing;
  const address = (mayShowAddress && listing.address) || t('facts.noAddress');
  const place = placeLineOf(mayShowAddress ? listing : { ...listing, postalCode: null });
  const names = [agentName, officeName].filter(Boolean).join(', ');
  return {
    url: listingPath(id),
    title: t('share.subject', { address, mls: mlsNumber }),
    text: [
      [address, place].filter(Boolean).join(', '),
      status === 'sold' ? null : t('share.price', { price }),
      t('facts.mls', { number: mlsNumber }),
      names && t('share.listedBy', { names }),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
