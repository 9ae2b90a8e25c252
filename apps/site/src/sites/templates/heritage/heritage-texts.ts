import type { Language } from '@hearthline/contract/common';
import { withDe } from '@hearthline/format/elide';

interface HeritageTexts {
  homes: string;
  homesText: string;
  seeHomes: string;
  walk: string;
  walkText: (places: number) => string;
  median: (price: string, sales: string) => string;
  almanac: (place: string) => string;
  almanacText: string;
  almanacSays: (place: string, from: string, to: string, highest: string) => string;
  letters: string;
}

export const heritageTexts: Record<Language, HeritageTexts> = {
  en: {
    homes: 'Now looking for keepers',
    homesText: 'Each with its own story. Ask me for it.',
    seeHomes: 'See the homes',
    walk: 'The Saturday walk',
    walkText: (places) =>
      places === 1
        ? 'The place that I would show you first, on a Saturday.'
        : 'Places that I would show you on a Saturday. Start anywhere.',
    median: (price, sales) => `median ${price}, ${sales}`,
    almanac: (place) => `The ${place} almanac`,
    almanacText: 'A house for each month, as high as its median price.',
    almanacSays: (place, from, to, highest) =>
      `Median price in ${place} by month, from ${from} to ${to}, at most ${highest}.`,
    letters: 'Letters from here',
  },
  fr: {
    homes: 'Elles vous attendent',
    homesText: 'Chacune a son histoire. Demandez-la-moi.',
    seeHomes: 'Voir les propriétés',
    walk: 'La promenade du samedi',
    walkText: (places) =>
      places === 1
        ? 'Le secteur que je vous montrerais en premier, un samedi.'
        : 'Les secteurs que je vous montrerais un samedi. Commencez où vous voulez.',
    median: (price, sales) => `médiane ${price}, ${sales}`,
    almanac: (place) => `L’almanach ${withDe(place)}`,
    almanacText: 'Une maison par mois, aussi haute que son prix médian.',
    almanacSays: (place, from, to, highest) =>
      `Prix médian à ${place} par mois, de ${from} à ${to}, au plus ${highest}.`,
    letters: 'Lettres d’ici',
  },
};
