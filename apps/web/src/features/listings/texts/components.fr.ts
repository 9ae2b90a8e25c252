import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { componentsEn } from './components.en.ts';

export const componentsFr: Texts<typeof componentsEn> = {
  photo: {
    count_one: '{{count}} photo',
    count_other: '{{count}} photos',
  },
  favorite: { mark: 'Favori\u00A0: {{address}}' },
  alert: { make: 'Créer une alerte', makeOf: 'Créer une alerte de « {{name}} »' },
  wanted: {
    open: 'Qui veut cette propriété?',
    count_one: '{{count, number}} la veut',
    count_other: '{{count, number}} la veulent',
    countOf_one: '{{count, number}} la veut\u00A0: {{address}}',
    countOf_other: '{{count, number}} la veulent\u00A0: {{address}}',
  },
  preparedBy: 'Préparé par',
  share: {
    button: 'Partager',
    title: 'Partager ce lien',
    link: 'Lien',
    note: 'Seules les personnes qui peuvent se connecter à {{brand}} peuvent ouvrir ce lien.',
    copy: 'Copier le lien',
    copied: 'Lien copié. Seules les personnes qui peuvent se connecter à {{brand}} peuvent l’ouvrir.',
    failed: 'Le lien n’a pas pu être copié. Copiez-le à la main.',
    mail: 'Écrire un courriel',
    subject: '{{address}} · MLS {{mls}}',
    price: 'Prix\u00A0: {{price}}',
    listedBy: 'Inscrite par {{names}}',
  },
  facts: {
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
    relisted: 'Réinscrite',
    thanAsked: 'par rapport à {{price}} demandés auparavant',
    select: 'Sélectionner {{address}}',
  },
};
