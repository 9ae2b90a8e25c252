import type { DateWindow, Range } from '@hearthline/domain/criteria/criteria';
import type { DateField, FlagField, RangeField as RangeFieldName } from '@hearthline/domain/criteria/fields';
import { criterionFields, isMoney } from '@hearthline/domain/criteria/fields';
import type { DateRange } from '@hearthline/domain/date-range';
import { capitalize } from '@hearthline/format/intl-writers';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import type { NumberUnit } from '../../../shared/ui/number-field.tsx';
import {
  centsPerDollar,
  NumberField,
  parseInUnit,
  placeDollarSign,
} from '../../../shared/ui/number-field.tsx';
import { RadioTiles } from '../../../shared/ui/radio-tiles.tsx';
import { RangeField } from '../../../shared/ui/range-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { describeWindow } from '../model/chip-words.ts';
import { rangeText } from '../model/range-text.ts';
import { useCriteriaForm } from './criteria-form.tsx';
import { ValueCount } from './list-criterion.tsx';

export type TypedRange = Exclude<
  RangeFieldName,
  'price' | 'bedrooms' | 'bathrooms' | 'kitchens' | 'garage' | 'tax' | 'schoolDistance'
>;

/** One of the criteria with two ends; amounts are typed in dollars. */
export function RangeCriterion({ field }: { field: TypedRange }) {
  const { t } = useTranslation('listings');
  const { criteria, setField } = useCriteriaForm();
  const definition = criterionFields[field];
  return (
    <RangeField
      label={t(`criteria.ranges.${field}`)}
      range={criteria[field]}
      onChange={(range) => setField(field, range)}
      highest={definition.highest / (isMoney(field) ? centsPerDollar.scale : 1)}
      decimals={'hasDecimals' in definition ? 2 : 0}
      isMoney={isMoney(field)}
      hasDash
    />
  );
}

/** Any, yes or no, with the counts of both. */
export function FlagSegments({ field }: { field: FlagField }) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const { criteria, setField, countOf } = useCriteriaForm();
  const value = criteria[field];
  const label = t(`criteria.${field}`);

  const withCount = (name: string, key: 'true' | 'false') => (
    <>
      {name} <ValueCount count={countOf(field, key)} />
    </>
  );

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <Segmented
        label={label}
        fullWidth
        items={[
          { id: 'any', label: t('criteria.any') },
          { id: 'true', label: withCount(common('yes'), 'true') },
          { id: 'false', label: withCount(common('no'), 'false') },
        ]}
        value={value === undefined ? 'any' : value ? 'true' : 'false'}
        onChange={(id) => setField(field, id === 'any' ? undefined : id === 'true')}
      />
    </div>
  );
}

interface UpToFieldProps {
  field: RangeFieldName;
  label: string;
  /** In the unit that is typed: dollars, not cents. */
  highest: number;
}

/** Only the upper end of a range. */
export function UpToField({ field, label, highest }: UpToFieldProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { criteria, setField, getCriteria } = useCriteriaForm();
  const unit: NumberUnit = { highest, ...(isMoney(field) && centsPerDollar) };

  function handleChange(max: ParsedNumber) {
    if (max === null) return;
    const min = getCriteria()[field]?.min;
    // A lower end that nobody sees here must not contradict the upper one.
    const isBelow = min !== undefined && (max === undefined || min <= max);
    setField(field, { ...(isBelow && { min }), max });
  }

  return (
    <NumberField
      label={label}
      {...(isMoney(field) && placeDollarSign(format.language))}
      placeholder={t('criteria.any')}
      value={criteria[field]?.max}
      onChange={handleChange}
      parse={(text) => parseInUnit(text, format.language, unit)}
      write={(value) => format.number(value / (unit.scale ?? 1))}
      commit="pause"
    />
  );
}

const presets = [0, 7, 14, 30, 90, 180, 365];

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

/** The last days, counted from the day of asking, or fixed dates. */
export function DateWindowField({ field }: { field: DateField }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { criteria, setField } = useCriteriaForm();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const window: DateWindow | undefined = criteria[field];
  const lastDays = window?.lastDays;
  const isPreset = lastDays !== undefined && presets.includes(lastDays);

  const items = [
    { id: 'any', label: t('criteria.dates.any') },
    ...presets.map((days) => ({ id: String(days), label: namePreset(days) })),
    // What was chosen by dates, or by a sentence with another number of days.
    ...(window && !isPreset
      ? [{ id: 'current', label: capitalize(describeWindow(window, { t, format })) }]
      : []),
    { id: 'custom', label: t('criteria.dates.custom') },
  ];

  function namePreset(days: number): string {
    if (days === 0) return t('criteria.dates.today');
    if (days === 365) return t('criteria.dates.lastYear');
    return t('criteria.dates.lastDays', { number: format.number(days) });
  }

  function handleChoose(id: string) {
    if (id === 'custom') {
      setIsLoaded(true);
      setIsOpen(true);
    } else if (id === 'any') {
      setField(field, undefined);
    } else if (id !== 'current') {
      setField(field, { lastDays: Number(id) });
    }
  }

  return (
    <>
      <Select
        label={t(`criteria.${field}`)}
        icon={<CalendarDays aria-hidden="true" />}
        items={items}
        value={window ? (isPreset ? String(lastDays) : 'current') : 'any'}
        onChange={handleChoose}
      />
      {isLoaded && (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="range"
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            value={wholeRange(window)}
            onApply={(range: DateRange | null) => setField(field, range ?? undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function wholeRange(window: DateWindow | undefined): DateRange | null {
  if (window?.lastDays !== undefined || !window?.from || !window.to) return null;
  return { from: window.from, to: window.to };
}

type CountedField = 'bedrooms' | 'bathrooms' | 'kitchens' | 'garage';

/** `2` means two exactly, `3+` three or more. */
const choices: Record<CountedField, readonly string[]> = {
  bedrooms: ['1', '2', '3+', '4+', '5+'],
  bathrooms: ['1', '2+', '3+', '4+'],
  kitchens: ['1', '2+'],
  garage: ['1+', '2+'],
};

function rangeOf(choice: string): Range {
  const value = Number.parseInt(choice, 10);
  return choice.endsWith('+') ? { min: value } : { min: value, max: value };
}

function isSame(one: Range | undefined, other: Range): boolean {
  return one?.min === other.min && one?.max === other.max;
}

/** How many rooms, as one row of choices with their counts. */
export function CountSegments({ field }: { field: CountedField }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { criteria, setField, facets } = useCriteriaForm();
  const current = criteria[field];
  const values = Object.entries(facets?.counts[field] ?? {});

  const countIn = ({ min = 0, max = Number.POSITIVE_INFINITY }: Range) =>
    values.reduce(
      (sum, [value, count]) => (Number(value) >= min && Number(value) <= max ? sum + count : sum),
      0,
    );

  const items = choices[field].map((choice) => ({ id: choice, label: choice, range: rangeOf(choice) }));
  if (current && !items.some((item) => isSame(current, item.range))) {
    // What a sentence asked for, between the choices that it lies between.
    const label = rangeText(field, current, { t, format }, criteria.offer).text;
    const place = items.findIndex(({ range }) => (range.min ?? 0) >= (current.min ?? 0));
    items.splice(place === -1 ? items.length : place, 0, { id: 'other', label, range: current });
  }

  const all = [{ id: 'any', label: t('criteria.anyCount'), range: undefined }, ...items];
  return (
    <RadioTiles
      label={t(`vocabulary.field.${field}`)}
      className="flex flex-col"
      tiles={all.map(({ id, label, range }) => ({
        id,
        content: (
          <>
            {label}{' '}
            <ValueCount count={range && facets ? countIn(range) : undefined} className="leading-[13px]" />
          </>
        ),
      }))}
      value={all.find(({ range }) => (range ? isSame(current, range) : !current))?.id ?? 'any'}
      onChange={(chosen) => setField(field, all.find(({ id }) => id === chosen)?.range)}
      tilesClassName="flex gap-0.5 rounded-md border border-line bg-inset p-[3px]"
      tileClassName={classNames(
        'flex h-10 min-w-fit flex-1 flex-col items-center justify-center rounded-[7px] px-1 text-[12.5px]/[17px] font-medium whitespace-nowrap text-ink-2 max-lg:text-sm',
        'hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[var(--shadow-sm),var(--hairline)] dark:has-checked:bg-pressed',
      )}
    />
  );
}
