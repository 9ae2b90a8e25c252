import type { Language } from '@hearthline/contract/common';

interface MetroTexts {
  skyline: string;
  skylineText: (days: string) => string;
  /** What a lit window stands for. */
  window: (homes: number, written: string) => string;
  skylineSays: (towers: string) => string;
  tower: (tower: { place: string; price: string; forSale: string }) => string;
  place: string;
  course: string;
  courseSays: (place: string, from: string, to: string) => string;
  line: (place: string) => string;
  lineText: string;
  change: string;
  medianOf: (place: string) => string;
  soldIn: (days: string) => string;
}

export const metroTexts: Record<Language, MetroTexts> = {
  en: {
    skyline: 'The skyline, by median price',
    skylineText: (days) =>
      `Each tower is a place; its height is the median price of what was sold in the last ${days} days.`,
    window: (homes, written) =>
      homes === 1
        ? 'Every lit window is one home for sale today.'
        : `Every lit window stands for ${written} homes for sale today.`,
    skylineSays: (towers) => `Median prices by place: ${towers}.`,
    tower: ({ place, price, forSale }) => `${place} ${price}, ${forSale}`,
    place: 'Place',
    course: 'Twelve months',
    courseSays: (place, from, to) => `Median price in ${place} by month, from ${from} to ${to}.`,
    line: (place) => `${place}, month by month`,
    lineText: 'The median price of each month, and on how many sales it rests.',
    change: 'Change on a year ago',
    medianOf: (place) => `Median price, ${place}`,
    soldIn: (days) => `Sold in ${days} days`,
  },
  fr: {
    skyline: 'La silhouette de la ville, par prix médian',
    skylineText: (days) =>
      `Chaque tour est un secteur; sa hauteur est le prix médian de ce qui s’est vendu depuis ${days} jours.`,
    window: (homes, written) =>
      homes === 1
        ? 'Chaque fenêtre éclairée est une propriété à vendre aujourd’hui.'
        : `Chaque fenêtre éclairée représente ${written} propriétés à vendre aujourd’hui.`,
    skylineSays: (towers) => `Prix médians par secteur\u00a0: ${towers}.`,
    tower: ({ place, price, forSale }) => `${place}, ${price}, ${forSale}`,
    place: 'Secteur',
    course: 'Douze mois',
    courseSays: (place, from, to) => `Prix médian à ${place} par mois, de ${from} à ${to}.`,
    line: (place) => `${place}, mois par mois`,
    lineText: 'Le prix médian de chaque mois, et le nombre de ventes sur lequel il repose.',
    change: 'Écart sur un an',
    medianOf: (place) => `Prix médian, ${place}`,
    soldIn: (days) => `Ventes en ${days} jours`,
  },
};
