import type { Criteria, DateWindow } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { Format } from '@hearthline/format/format';
import type { TFunction } from 'i18next';

export type ListingsT = TFunction<'listings'>;
export type PlaceLevel = 'area' | 'municipality' | 'community';
/** The name of a place, as far as it is known by now. */
export type NameOfPlace = (level: PlaceLevel, code: string) => string | undefined;

export interface CriterionChip {
  /** Tells chips of the same criterion apart. */
  id: string;
  field: CriterionField;
  label: string;
  /** The criteria without it; missing where there is nothing less to ask for. */
  remove?: () => Criteria;
}

export interface Wording {
  t: ListingsT;
  format: Format;
}

export interface ChipWords extends Wording {
  nameOfPlace: NameOfPlace;
  /** Of a list so many are named, and more are counted; one where nothing is said. */
  mostNamed?: number;
}

/** In the last 30 days, since Nov 1, 2025 … */
export function describeWindow(window: DateWindow, { t, format }: Wording): string {
  if (window.lastDays !== undefined) {
    if (window.lastDays === 0) return t('chips.window.today');
    return t('chips.window.lastDays', { count: window.lastDays, number: format.number(window.lastDays) });
  }
  const from = window.from ? format.dateText(window.from) : '';
  const to = window.to ? format.dateText(window.to) : '';
  if (from && to) return t('chips.window.between', { from, to });
  return from ? t('chips.window.from', { from }) : t('chips.window.to', { to });
}
