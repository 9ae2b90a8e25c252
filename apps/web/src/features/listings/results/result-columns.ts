import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { ListingStatus } from '@hearthline/domain/listing/vocabulary';
import { createColumnStore } from '../../../shared/stores/column-store.ts';
import type { ListingsT } from '../model/chip-words.ts';
import type { ColumnName } from './listing-columns.ts';

/** What the list view can show between the home and its price. */
export const resultColumns = [
  'kind',
  'bedrooms',
  'bathrooms',
  'size',
  'pricePerSquareFoot',
  'lot',
  'parking',
  'listed',
  'sold',
  'saleToList',
  'daysOnMarket',
] as const satisfies ColumnName[];
export type ResultColumn = (typeof resultColumns)[number];

const ofTheHome: readonly ResultColumn[] = ['kind', 'bedrooms', 'bathrooms', 'size', 'pricePerSquareFoot'];
/** Sales are read by other columns than what is for sale, so each keeps its own choice. */
const useMarketColumns = createColumnStore({
  name: 'hearthline.resultColumns',
  ids: resultColumns,
  first: [...ofTheHome, 'listed'],
});
const useSoldColumns = createColumnStore({
  name: 'hearthline.soldColumns',
  ids: resultColumns,
  first: [...ofTheHome, 'sold'],
});

/** A deal of a home for lease is no sale. */
export function nameOfColumn(name: ColumnName, { offer }: Pick<Criteria, 'offer'>, t: ListingsT): string {
  return name === 'sold' && offer === 'lease' ? t('results.leased') : t(`results.columns.${name}`);
}

export function useResultColumns(statuses: readonly ListingStatus[]) {
  const market = useMarketColumns();
  const sold = useSoldColumns();
  return statuses.includes('sold') ? sold : market;
}
