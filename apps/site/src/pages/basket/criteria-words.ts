import type { PageAlert } from '@hearthline/contract/basket-page';
import { criteriaOfAlert } from '@hearthline/domain/alert/alert-event';
import type { Choice, DateWindow, Range, Shape } from '@hearthline/domain/criteria/criteria';
import { usedFields } from '@hearthline/domain/criteria/criteria';
import type { ChoiceField, CriterionField, RangeField } from '@hearthline/domain/criteria/fields';
import {
  choiceFields,
  criterionFields,
  dateFields,
  isMoney,
  rangeFields,
} from '@hearthline/domain/criteria/fields';
import type { PageContext } from './page-context.ts';

/** A criterion as its reader reads it: what it is called, and what is asked. */
export interface CriterionWords {
  field: CriterionField;
  name: string;
  value: string;
}

type Asked = Pick<PageAlert, 'criteria' | 'placeNames'>;

/** What an alert watches; where a listing stands in its life is not part of it. */
export function describeCriteria(asked: Asked, page: PageContext): CriterionWords[] {
  const criteria = criteriaOfAlert(asked.criteria);
  return usedFields(criteria)
    .filter((field) => field !== 'status')
    .map((field) => ({
      field,
      name: page.vocabulary.field[field],
      value: askedText({ ...asked, criteria }, field, page),
    }));
}

const isOneOf = <T extends string>(list: readonly T[], field: string): field is T =>
  (list as readonly string[]).includes(field);

function askedText(asked: Asked, field: CriterionField, page: PageContext): string {
  const { criteria } = asked;
  const { format, vocabulary } = page;
  const texts = page.alert.page;
  if (isOneOf(choiceFields, field)) return choiceText(asked, field, page);
  if (isOneOf(dateFields, field)) return datesText(criteria[field] ?? {}, page);
  if (isOneOf(rangeFields, field)) return rangeText(field, criteria[field] ?? {}, page);
  switch (field) {
    case 'offer':
      return vocabulary.offer[criteria.offer];
    case 'waterfront':
    case 'relisted':
      return texts.is[criteria[field] ? 'yes' : 'no'];
    case 'within':
    case 'without':
      return (criteria[field] ?? []).map((shape) => shapeText(shape, page)).join('; ');
    case 'priceDrop':
      return texts.drop(format.percentAmount(criteria.priceDrop?.minPercent ?? 0));
    case 'mlsNumbers':
      return format.list(criteria.mlsNumbers ?? []);
    case 'keywords':
    case 'address':
      return criteria[field] ?? '';
    case 'status':
      return format.list(criteria.status.map((status) => vocabulary.status[status]));
  }
}

function choiceText({ criteria, placeNames }: Asked, field: ChoiceField, page: PageContext): string {
  const { vocabulary, format } = page;
  const { any = [], not = [] }: Choice<string> = criteria[field] ?? {};
  const names: Record<string, string> =
    field === 'area' || field === 'municipality' || field === 'community' ? {} : vocabulary[field];
  const nameOf = (value: string) => placeNames[`${field} ${value}`] ?? names[value] ?? value;
  return [
    any.length > 0 ? format.list(any.map(nameOf)) : '',
    not.length > 0 ? page.alert.page.not(format.list(not.map(nameOf))) : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function rangeText(field: RangeField, { min, max }: Range, page: PageContext): string {
  const { format } = page;
  const texts = page.alert.page;
  const write = (value: number) => amountText(field, value, page);
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : format.range(write(min), write(max));
  if (min !== undefined) return isMoney(field) ? texts.from(write(min)) : texts.atLeast(write(min));
  return texts.upTo(write(max ?? 0));
}

function amountText(field: RangeField, value: number, { format }: PageContext): string {
  switch (criterionFields[field].unit) {
    case 'cents':
      return format.price(value);
    case 'centsPerSquareFoot':
      return format.unitPrice(value);
    case 'feet':
      return format.feet(format.number(value));
    case 'squareFeet':
      return format.area(value);
    case 'metres':
      return format.distance(value);
    default:
      return format.number(value);
  }
}

function shapeText(shape: Shape, { alert, format }: PageContext): string {
  if (shape.type !== 'circle') return alert.page.shape[shape.type];
  return alert.page.near(shape.label ?? '', format.distance(shape.radiusMetres));
}

function datesText(window: DateWindow, { alert, format }: PageContext): string {
  const texts = alert.page;
  if (window.lastDays !== undefined) return texts.days(window.lastDays);
  const from = window.from ? format.dateText(window.from) : '';
  const to = window.to ? format.dateText(window.to) : '';
  if (from && to) return texts.between(from, to);
  return from ? texts.from(from) : texts.upTo(to);
}
