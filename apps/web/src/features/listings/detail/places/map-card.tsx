import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import type { Place } from '../detail-queries.ts';
import { PlaceMap } from './place-map.tsx';

interface MapCardProps {
  listing: ListingDetail;
  place: Place;
}

export function MapCard({ listing, place }: MapCardProps) {
  const { t } = useTranslation('listings');
  return (
    <Card aria-labelledby="map-title" className="overflow-hidden">
      <CardHeader
        id="map-title"
        title={t('detail.map.title')}
        meta={[listing.community, listing.municipality].filter(Boolean).join(', ')}
      />
      <PlaceMap listing={listing} place={place} className="h-80" />
    </Card>
  );
}
