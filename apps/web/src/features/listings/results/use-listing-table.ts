import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { stateOf } from '../components/listing-mark.ts';

/** Spreadsheets take text that begins like this for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Listings as a table that spreadsheets open: one line each, names of the columns in the language of the screen. */
export function useListingTable(): (listings: readonly ListingCard[]) => string {
  const { t } = useTranslation('listings');
  return (listings) => {
    const head = [
      t('results.columns.mls'),
      t('results.columns.status'),
      t('results.columns.price'),
      t('results.columns.address'),
      t('results.columns.community'),
      t('results.columns.municipality'),
      t('results.columns.kind'),
      t('results.columns.bedrooms'),
      t('results.columns.bathrooms'),
      t('results.columns.size'),
      t('results.columns.daysOnMarket'),
      t('results.columns.office'),
    ];
    const nameState = (listing: ListingCard) => {
      const { word } = stateOf(listing);
      return word === 'active' ? t('vocabulary.status.active') : t(`vocabulary.code.${word}`);
    };
    const lines = listings.map((listing) => [
      listing.mlsNumber,
      nameState(listing),
      listing.price === null ? '' : listing.price / 100,
      listing.address,
      listing.community ?? '',
      listing.municipality ?? '',
      t(`vocabulary.kind.${listing.kind}`),
      listing.bedrooms ?? '',
      listing.bathrooms ?? '',
      listing.areaLow ?? listing.areaHigh ?? '',
      listing.daysOnMarket ?? '',
      listing.officeName ?? '',
    ]);
    // The mark at the start tells spreadsheets that accents are UTF-8.
    return `\uFEFF${[head, ...lines].map((line) => line.map(writeCell).join(',')).join('\r\n')}\r\n`;
  };
}

export function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
