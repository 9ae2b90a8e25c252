import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ListingState } from '../components/listing-state.tsx';
import { DesktopHead } from './desktop-head.tsx';
import type { Place } from './detail-queries.ts';
import { Gallery } from './gallery/gallery.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { MarketCard } from './market/market-card.tsx';
import { RecentSales } from './market/recent-sales.tsx';
import { SimilarHomes } from './market/similar-homes.tsx';
import { Overview } from './overview.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PhoneHead } from './phone-head.tsx';
import { PhotoButtons } from './photo-buttons.tsx';
import { DemographicsCard } from './places/demographics-card.tsx';
import { MapCard } from './places/map-card.tsx';
import { PlaceMap } from './places/place-map.tsx';
import { SchoolsCard } from './places/schools-card.tsx';
import { PrintedListing } from './print/printed-listing.tsx';
import { RoomsCard } from './rooms/rooms-card.tsx';
import { Section } from './section.tsx';
import { SectionNav, sections } from './section-nav.tsx';
import { ClientSwitch } from './side/client-switch.tsx';
import { ListedBy } from './side/listed-by.tsx';
import { PriceCard } from './side/price-card.tsx';
import { TopLine } from './top/top-line.tsx';

interface DetailViewProps {
  listing: ListingDetail;
  backLabel: string;
}

function placeOf({ longitude, latitude }: ListingDetail): Place | null {
  return longitude === null || latitude === null ? null : { longitude, latitude };
}

/** One home with everything that is known about it. */
export function DetailView({ listing, backLabel }: DetailViewProps) {
  const { t } = useTranslation('listings');
  const isPhone = useMediaQuery('(width < 768px)');
  const place = placeOf(listing);
  const isClient = listing.projection === 'client';
  const address = listing.address || t('facts.noAddress');
  return (
    <>
      {isPhone ? null : <TopLine id={listing.id} backLabel={backLabel} />}
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
          className="flex flex-col gap-4 [grid-area:side] max-xl:mt-4 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-start xl:sticky xl:top-21"
        >
          {isPhone ? null : <PriceCard listing={listing} />}
          <Card className="overflow-hidden">
            {place && !isPhone ? <PlaceMap listing={listing} place={place} isStill className="h-33" /> : null}
            <ListedBy listing={listing} />
          </Card>
          {isPhone ? <ClientSwitch isClient={isClient} /> : null}
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
      {isPhone ? <PhoneBar id={listing.id} /> : null}
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
