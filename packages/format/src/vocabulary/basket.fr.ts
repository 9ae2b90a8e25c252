import type { BasketVocabulary } from './vocabulary.ts';

/** At the beginning of a sentence; larger numbers stand in digits. */
const counts = [
  '',
  'Une',
  'Deux',
  'Trois',
  'Quatre',
  'Cinq',
  'Six',
  'Sept',
  'Huit',
  'Neuf',
  'Dix',
  'Onze',
  'Douze',
];

export const basketFr: BasketVocabulary = {
  counts,
  title: (homes, reader) => {
    const many =
      homes === 0
        ? 'Des propriétés'
        : `${counts[homes] ?? homes} ${homes === 1 ? 'propriété' : 'propriétés'}`;
    return reader === '' ? `${many} pour vous` : `${many} pour vous, ${reader}`;
  },
  answer: { yes: 'Oui', maybe: 'Peut-être', no: 'Non' },
  askPrice: (agent) => `Demandez à ${agent}`,
  addressOnRequest: 'Adresse sur demande',
};
