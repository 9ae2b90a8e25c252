import type { BasketVocabulary } from './vocabulary.ts';

/** At the beginning of a sentence; larger numbers stand in digits. */
const counts = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

export const basketEn: BasketVocabulary = {
  counts,
  title: (homes, reader) => {
    const many = homes === 0 ? 'Homes' : `${counts[homes] ?? homes} ${homes === 1 ? 'home' : 'homes'}`;
    return reader === '' ? `${many} for you` : `${many} for you, ${reader}`;
  },
  answer: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
  askPrice: (agent) => `Ask ${agent}`,
  addressOnRequest: 'Address on request',
};
