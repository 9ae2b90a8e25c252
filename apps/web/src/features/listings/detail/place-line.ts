import type { ListingDetail } from '@hearthline/contract/listing-detail';

/** "Port Credit, Mississauga L5G 3L8". */
export function placeLineOf({ community, municipality, postalCode }: ListingDetail): string {
  const place = [community, municipality].filter(Boolean).join(', ');
  return [place, postalCode].filter(Boolean).join(' ');
}
