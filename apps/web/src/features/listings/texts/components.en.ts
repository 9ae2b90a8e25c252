import { listingEn } from '@hearthline/format/vocabulary/listing.en';

export const componentsEn = {
  photo: {
    count_one: '{{count}} photo',
    count_other: '{{count}} photos',
  },
  favorite: { mark: 'Favorite: {{address}}' },
  preparedBy: 'Prepared by',
  share: {
    button: 'Share',
    title: 'Share this link',
    link: 'Link',
    note: 'Only people who can sign in to {{brand}} can open this link.',
    copy: 'Copy link',
    copied: 'Link copied. Only people who can sign in to {{brand}} can open it.',
    failed: 'The link could not be copied. Copy it by hand.',
    mail: 'Write email',
    subject: '{{address}} · MLS {{mls}}',
    price: 'Price: {{price}}',
    listedBy: 'Listed by {{names}}',
  },
  facts: {
    bedrooms: listingEn.field.bedrooms,
    bathrooms: listingEn.field.bathrooms,
    size: listingEn.fieldShort.size,
    parking: listingEn.field.parking,
    noPrice: 'Price not stated',
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
    thanAsked: 'from {{price}} asked before',
    select: 'Select {{address}}',
  },
} as const;
