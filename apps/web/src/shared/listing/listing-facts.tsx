import type { ListingCard } from '@hearthline/contract/listing-card';
import { sizeText } from '@hearthline/format/listing-words';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import { Bath, BedDouble, Car, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';
import { classNames } from '../lib/class-names.ts';

type Facts = Pick<
  ListingCard,
  'bedrooms' | 'bedroomsPlus' | 'bathrooms' | 'areaLow' | 'areaHigh' | 'parkingTotal'
>;

interface ListingFactsProps {
  listing: Facts;
  withParking?: boolean;
  className?: string;
}

export function ListingFacts({ listing, withParking = false, className }: ListingFactsProps) {
  const { i18n } = useTranslation('common');
  const { field, fieldShort } = listingVocabularies[i18n.language === 'fr' ? 'fr' : 'en'];
  const format = useFormat();
  const { bathrooms, parkingTotal } = listing;
  const bedrooms = format.aboveBelow(listing.bedrooms, listing.bedroomsPlus);
  const size = sizeText(listing, format);
  return (
    <ul className={classNames('flex flex-wrap gap-x-2.5 gap-y-1 text-sm text-ink-2', className)}>
      {bedrooms === null ? null : <Fact icon={<BedDouble />} label={field.bedrooms} value={bedrooms} />}
      {bathrooms === null ? null : <Fact icon={<Bath />} label={field.bathrooms} value={String(bathrooms)} />}
      {size === null ? null : <Fact icon={<Ruler />} label={fieldShort.size} value={size} />}
      {withParking && parkingTotal !== null ? (
        <Fact icon={<Car />} label={field.parking} value={format.number(parkingTotal)} />
      ) : null}
    </ul>
  );
}

function Fact({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  const format = useFormat();
  return (
    <li
      title={label}
      className="inline-flex items-center gap-1.5 whitespace-nowrap [&_svg]:size-4 [&_svg]:stroke-[1.75]"
    >
      <span aria-hidden="true">{icon}</span>
      <span className="sr-only">{format.labelled(label, '')}</span>
      {value}
    </li>
  );
}
