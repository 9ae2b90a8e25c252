import { listingFr } from '@hearthline/format/vocabulary/listing.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { componentsEn } from './components.en.ts';

export const componentsFr: Texts<typeof componentsEn> = {
  photo: {
    count_one: '{{count}} photo',
    count_other: '{{count}} photos',
  },
  favorite: { mark: 'Favori : {{address}}' },
  facts: {
    bedrooms: listingFr.field.bedrooms,
    bathrooms: listingFr.field.bathrooms,
    size: listingFr.fieldShort.size,
    parking: listingFr.field.parking,
    noPrice: 'Prix non indiqué',
    noAddress: 'Adresse sur demande',
    daysOnMarket_one: '{{count}} jour sur le marché',
    daysOnMarket_other: '{{count}} jours sur le marché',
    deal: {
      sold: 'Vendue le {{date}}',
      leased: 'Louée le {{date}}',
    },
    ofAsking: '{{percent}} du prix demandé',
    mls: 'MLS {{number}}',
    relisted: 'Remise en vente',
    select: 'Sélectionner {{address}}',
  },
};
