import { listingEn } from '@hearthline/format/vocabulary/listing.en';

export const componentsEn = {
  photo: {
    count_one: '{{count}} photo',
    count_other: '{{count}} photos',
  },
  favorite: { mark: 'Favorite: {{address}}' },
  facts: {
    bedrooms: listingEn.field.bedrooms,
    bathrooms: listingEn.field.bathrooms,
    size: listingEn.fieldShort.size,
    parking: listingEn.field.parking,
    noPrice: 'Price not told',
    noAddress: 'Address on request',
    daysOnMarket_one: '{{count}} day on market',
    daysOnMarket_other: '{{count}} days on market',
    deal: {
      sold: 'Sold {{date}}',
      leased: 'Leased {{date}}',
    },
    ofAsking: '{{percent}} of asking',
    mls: 'MLS {{number}}',
    relisted: 'Relisted',
    select: 'Select {{address}}',
  },
} as const;
