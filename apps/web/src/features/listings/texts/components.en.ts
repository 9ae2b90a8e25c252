export const componentsEn = {
  photo: {
    count_one: '{{count}} photo',
    count_other: '{{count}} photos',
  },
  favorite: { mark: 'Favorite: {{address}}' },
  facts: {
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    size: 'Square feet',
    parking: 'Parking spaces',
    noPrice: 'Price not told',
    noAddress: 'Address on request',
    daysOnMarket_one: '{{count}} day on market',
    daysOnMarket_other: '{{count}} days on market',
    mls: 'MLS {{number}}',
    relisted: 'Relisted',
    select: 'Select {{address}}',
    office: 'Listed by {{office}}',
  },
} as const;
