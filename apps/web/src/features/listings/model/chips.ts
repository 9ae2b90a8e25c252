import type { Choice, Criteria, DateWindow, Range, Shape } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, usedFields, withoutField } from '@hearthline/domain/criteria/criteria';
import type { ChoiceField, CriterionField, DateField, RangeField } from '@hearthline/domain/criteria/fields';
import {
  choiceFields,
  criterionFields,
  dateFields,
  flagFields,
  rangeFields,
} from '@hearthline/domain/criteria/fields';
import { capitalize, lowerFirst } from '@hearthline/format/intl-writers';
import type { ChipWords, CriterionChip, ListingsT, PlaceLevel } from './chip-words.ts';
import { describeWindow } from './chip-words.ts';
import { rangeText } from './range-text.ts';

const placeLevels: readonly string[] = ['area', 'municipality', 'community'] satisfies PlaceLevel[];

function isOneOf<T extends string>(list: readonly T[], field: string): field is T {
  return (list as readonly string[]).includes(field);
}

/** The criteria in use as short removable words, in the order of the screen. */
export function listChips(criteria: Criteria, words: ChipWords): CriterionChip[] {
  return usedFields(criteria).flatMap((field) => chipsOf(criteria, field, words));
}

function chipsOf(criteria: Criteria, field: CriterionField, words: ChipWords): CriterionChip[] {
  if (field === 'status') return statusChips(criteria, words.t);
  if (field === 'offer') return [offerChip(criteria, words.t)];
  if (isOneOf(choiceFields, field)) return choiceChips(criteria, field, words);
  const label = describe(criteria, field, words);
  return [{ id: field, field, label: capitalize(label), remove: () => withoutField(criteria, field) }];
}

function offerChip(criteria: Criteria, t: ListingsT): CriterionChip {
  const isDefault = criteria.offer === defaultCriteria.offer;
  return {
    id: 'offer',
    field: 'offer',
    label: t(`vocabulary.offer.${criteria.offer}`),
    ...(!isDefault && { remove: () => withoutField(criteria, 'offer') }),
  };
}

/** One for each status; the last one falls back to the default and cannot go further. */
function statusChips(criteria: Criteria, t: ListingsT): CriterionChip[] {
  return criteria.status.map((status) => {
    const others = criteria.status.filter((other) => other !== status);
    const next = others.length > 0 ? others : defaultCriteria.status;
    const isLast = others.length === 0 && status === defaultCriteria.status[0];
    return {
      id: `status:${status}`,
      field: 'status',
      label: t(`vocabulary.status.${status}`),
      ...(!isLast && { remove: () => ({ ...criteria, status: next }) }),
    };
  });
}

/** What is asked for and what is ruled out go separately. */
function choiceChips(criteria: Criteria, field: ChoiceField, words: ChipWords): CriterionChip[] {
  const choice: Choice<string> = criteria[field] ?? {};
  return (['any', 'not'] as const)
    .filter((part) => choice[part]?.length)
    .map((part) => {
      const other = part === 'any' ? 'not' : 'any';
      const rest = choice[other];
      return {
        id: `${field}:${part}`,
        field,
        label: capitalize(describeChoice(field, choice[part] ?? [], part === 'not', words)),
        remove: () => (rest ? { ...criteria, [field]: { [other]: rest } } : withoutField(criteria, field)),
      };
    });
}

/** The name of one value of a list criterion. */
export function nameOfValue(field: ChoiceField, value: string, { t, nameOfPlace }: ChipWords): string {
  if (placeLevels.includes(field)) return nameOfPlace(field as PlaceLevel, value) ?? value;
  return t(`vocabulary.${field as 'kind'}.${value as 'loft'}`);
}

function describeChoice(field: ChoiceField, values: string[], isNot: boolean, words: ChipWords): string {
  const { t, format, mostNamed = 1 } = words;
  if (values.length === 0 || values.length > mostNamed) {
    const several = t(`chips.several.${field}`, { number: format.number(values.length) });
    return isNot ? t('chips.not', { name: several }) : several;
  }
  const names = values.map((value) => nameOfValue(field, value, words));
  const name = format.list(placeLevels.includes(field) ? names : names.map(lowerFirst));
  return t(`chips.named.${field}`, { name: isNot ? t('chips.not', { name }) : name });
}

/** Every criterion but the lists, as part of a sentence. */
function describe(criteria: Criteria, field: CriterionField, words: ChipWords): string {
  const { t, format } = words;
  if (isOneOf(rangeFields, field)) return describeRange(criteria, field, words);
  if (isOneOf(flagFields, field)) return t(`chips.flag.${field}.${criteria[field] ? 'yes' : 'no'}`);
  if (isOneOf(dateFields, field)) return describeDates(field, criteria[field] ?? {}, words);
  if (field === 'priceDrop') return describeDrop(criteria, words);
  if (field === 'keywords') return t('chips.keywords', { words: criteria.keywords ?? '' });
  if (field === 'address') return t('chips.address', { text: criteria.address ?? '' });
  if (field === 'mlsNumbers') {
    const [only = '', ...more] = criteria.mlsNumbers ?? [];
    if (more.length === 0) return t('chips.mlsNumber', { number: only });
    return t('chips.several.mlsNumbers', { number: format.number(more.length + 1) });
  }
  return describeShapes(field === 'without' ? 'without' : 'within', criteria, words);
}

/** One range as part of a sentence: 3+ beds, up to $900K. */
export function describeRange(criteria: Criteria, field: RangeField, { t, format }: ChipWords): string {
  const asked: Range = criteria[field] ?? {};
  const { text, count } = rangeText(field, asked, { t, format }, criteria.offer);
  const { unit } = criterionFields[field];
  const range = unit === 'squareFeet' ? format.squareFeet(text) : unit === 'feet' ? format.feet(text) : text;
  return t(`chips.measured.${field}`, { range, count });
}

function describeDates(field: DateField, window: DateWindow, words: ChipWords): string {
  return words.t(`chips.dated.${field}`, { range: describeWindow(window, words) });
}

function describeDrop({ priceDrop }: Criteria, words: ChipWords): string {
  const { t, format } = words;
  const { minPercent = 0, lastDays } = priceDrop ?? {};
  const digits = Number.isInteger(minPercent) ? 0 : 1;
  const drop =
    minPercent > 0
      ? t('chips.drop', { percent: format.percent(minPercent / 100, digits) })
      : t('chips.anyDrop');
  return lastDays === undefined
    ? drop
    : t('chips.dropLately', { drop, range: describeWindow({ lastDays }, words) });
}

function describeShapes(field: 'within' | 'without', criteria: Criteria, words: ChipWords): string {
  const { t, format } = words;
  const [only, ...more] = criteria[field] ?? [];
  if (!only || more.length > 0)
    return t(`chips.several.${field}`, { number: format.number(more.length + 1) });
  const shape = describeShape(only, words);
  return field === 'within' ? shape : t('chips.outside', { shape });
}

function describeShape(shape: Shape, { t, format }: ChipWords): string {
  if (shape.type !== 'circle') return t(`chips.shape.${shape.type}`);
  const radius = format.distance(shape.radiusMetres);
  return shape.label
    ? t('chips.shape.circleOf', { radius, place: shape.label })
    : t('chips.shape.circle', { radius });
}

const mostNames = 3;

/** "Port Credit and Mineola, Mississauga": the smallest places asked for, and what they lie in. */
export function describePlaces(criteria: Criteria, words: ChipWords): string {
  const { t } = words;
  const names = (['community', 'municipality', 'area'] as const)
    .map((level) => nameLevel(criteria, level, words))
    .filter((text) => text !== undefined);
  const [places, within] = names;
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
