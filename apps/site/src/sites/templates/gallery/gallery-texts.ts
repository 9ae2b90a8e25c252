import type { Language } from '@hearthline/contract/common';

interface GalleryTexts {
  index: string;
  indexText: string;
  number: (number: string) => string;
  contactMore: string;
}

export const galleryTexts: Record<Language, GalleryTexts> = {
  en: {
    index: 'The index',
    indexText: 'What can be seen today, in order of appearance.',
    number: (number) => `No. ${number}`,
    contactMore: 'Arrange a first conversation',
  },
  fr: {
    index: 'Le répertoire',
    indexText: 'Ce qui peut se visiter aujourd’hui, dans l’ordre.',
    number: (number) => `Nº\u00a0${number}`,
    contactMore: 'Convenir d’un premier entretien',
  },
};
