import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { ChipWords, PlaceLevel } from './chip-words.ts';

const mostNames = 3;

/** "Port Credit and Mineola, Mississauga": the smallest places asked for, and what they lie in. */
export function describePlaces(criteria: Criteria, words: ChipWords): string {
  const { t } = words;
  const told = (['community', 'municipality', 'area'] as const)
    .map((level) => nameLevel(criteria, level, words))
    .filter((text) => text !== undefined);
  const [places, within] = told;
  if (places === undefined) return t('criteria.everywhere');
  return within === undefined ? places : t('criteria.places', { places, within });
}

function nameLevel(
  criteria: Criteria,
  level: PlaceLevel,
  { t, format, nameOfPlace }: ChipWords,
): string | undefined {
  const codes = criteria[level]?.any ?? [];
  if (codes.length === 0) return undefined;
  const names = codes.map((code) => nameOfPlace(level, code));
  if (codes.length > mostNames || names.includes(undefined))
    return t(`chips.several.${level}`, { number: format.number(codes.length) });
  return format.list(names.filter((name) => name !== undefined));
}
