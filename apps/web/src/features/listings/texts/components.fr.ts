import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { componentsEn } from './components.en.ts';

export const componentsFr: Texts<typeof componentsEn> = {
  photo: {
    count_one: '{{count}} photo',
    count_other: '{{count}} photos',
  },
  favorite: { mark: 'Favori : {{address}}' },
  facts: {
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bain',
    size: 'Pieds carrés',
    parking: 'Places de stationnement',
    noPrice: 'Prix non indiqué',
    noAddress: 'Adresse sur demande',
    daysOnMarket_one: '{{count}} jour sur le marché',
    daysOnMarket_other: '{{count}} jours sur le marché',
    mls: 'MLS {{number}}',
    relisted: 'Remise en vente',
    select: 'Sélectionner {{address}}',
    office: 'Inscrite par {{office}}',
  },
};
