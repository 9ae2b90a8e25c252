import type { Language } from '@hearthline/contract/common';
import type { FigureKind } from '@hearthline/domain/site/vocabulary';

interface FigureTexts {
  title(place: string): string;
  kinds: Record<FigureKind, string> & { all: string };
  lastDays(days: string): string;
  median: string;
  daysToSell: string;
  ofAsking: string;
  forSale: string;
  sales(count: number, written: string): string;
  days(count: number, written: string): string;
  year: {
    /** Beside the median: a share with its sign. */
    median(change: string): string;
    medianSame: string;
    longer(days: string): string;
    shorter(days: string): string;
    asLong: string;
  };
  soldAbove(count: number, written: string): string;
  noneAbove: string;
  month: string;
  salesColumn: string;
  chartTitle(place: string): string;
  /** What a drawing shows, for whoever does not see it. */
  chart(
    place: string,
    first: { price: string; month: string },
    last: { price: string; month: string },
  ): string;
  asTable: string;
  tooFew(place: string, written: string, count: number, days: string): string;
  tooFewMonth: string;
  asOf(day: string): string;
}

const en: FigureTexts = {
  title: (place) => `Market figures, ${place}`,
  kinds: {
    all: 'All homes',
    detached: 'Detached homes',
    semiOrTownhouse: 'Semi-detached homes and townhouses',
    condoApartment: 'Condo apartments',
    condoTownhouse: 'Condo townhouses',
  },
  lastDays: (days) => `last ${days} days`,
  median: 'median price',
  daysToSell: 'to sell',
  ofAsking: 'of the asking price',
  forSale: 'for sale now',
  sales: (count, written) => `${written} ${count === 1 ? 'sale' : 'sales'}`,
  days: (count, written) => `${written} ${count === 1 ? 'day' : 'days'}`,
  year: {
    median: (change) => `${change} vs a year before`,
    medianSame: 'as a year before',
    longer: (days) => `${days} more than a year before`,
    shorter: (days) => `${days} fewer than a year before`,
    asLong: 'as long as a year before',
  },
  soldAbove: (_, written) => `${written} sold above it`,
  noneAbove: 'none sold above it',
  month: 'Month',
  salesColumn: 'Sales',
  chartTitle: (place) => `Median price by month, ${place}`,
  chart: (place, first, last) =>
    `Median price in ${place} by month: ${first.price} in ${first.month}, ${last.price} in ${last.month}.`,
  asTable: 'The months as a table',
  tooFew: (place, written, count, days) =>
    `Too few sales in ${place} for figures: ${written} ${count === 1 ? 'home was' : 'homes were'} sold in the last ${days} days.`,
  tooFewMonth: 'too few',
  asOf: (day) => `Board data up to ${day}. Figures of fewer than 10 sales are left out.`,
};

const fr: FigureTexts = {
  title: (place) => `Chiffres du marché, ${place}`,
  kinds: {
    all: 'Toutes les propriétés',
    detached: 'Maisons individuelles',
    semiOrTownhouse: 'Maisons jumelées et en rangée',
    condoApartment: 'Appartements en copropriété',
    condoTownhouse: 'Maisons en rangée en copropriété',
  },
  lastDays: (days) => `${days} derniers jours`,
  median: 'prix médian',
  daysToSell: 'pour vendre',
  ofAsking: 'du prix demandé',
  forSale: 'à vendre en ce moment',
  sales: (count, written) => `${written} ${count < 2 ? 'vente' : 'ventes'}`,
  days: (count, written) => `${written} ${count < 2 ? 'jour' : 'jours'}`,
  year: {
    median: (change) => `${change} par rapport à l’an dernier`,
    medianSame: 'comme l’an dernier',
    longer: (days) => `${days} de plus que l’an dernier`,
    shorter: (days) => `${days} de moins que l’an dernier`,
    asLong: 'comme l’an dernier',
  },
  soldAbove: (count, written) => `${written} ${count < 2 ? 'vendue' : 'vendues'} plus cher`,
  noneAbove: 'aucune vendue plus cher',
  month: 'Mois',
  salesColumn: 'Ventes',
  chartTitle: (place) => `Prix médian par mois, ${place}`,
  chart: (place, first, last) =>
    `Prix médian par mois, ${place}\u00a0: ${first.price} en ${first.month}, ${last.price} en ${last.month}.`,
  asTable: 'Les mois en tableau',
  tooFew: (place, written, count, days) =>
    `Trop peu de ventes pour donner des chiffres (${place})\u00a0: ${written} ${count < 2 ? 'propriété vendue' : 'propriétés vendues'} au cours des ${days} derniers jours.`,
  tooFewMonth: 'trop peu',
  asOf: (day) =>
    `Données de la chambre immobilière jusqu’au ${day}. Les chiffres reposant sur moins de 10 ventes sont omis.`,
};

export const figureTexts: Record<Language, FigureTexts> = { en, fr };
