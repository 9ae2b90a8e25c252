import type { Range } from '@hearthline/domain/criteria/criteria';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { rangeText } from '../model/range-text.ts';
import { useCriteriaForm } from './criteria-form.tsx';
import { ValueCount } from './value-count.tsx';

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
export function CountSegments({ field, label }: { field: CountedField; label: string }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const groupName = useId();
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

  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className={classNames('mb-1.5', labelClass)}>{label}</legend>
      <div className="flex gap-0.5 rounded-md border border-line bg-inset p-[3px]">
        {[{ id: 'any', label: t('criteria.anyCount'), range: undefined }, ...items].map((item) => {
          const count = item.range && facets ? countIn(item.range) : undefined;
          return (
            <label
              key={item.id}
              className={classNames(
                'relative flex h-10 min-w-fit flex-1 cursor-pointer flex-col items-center justify-center rounded-[7px] px-1 text-[12.5px]/[17px] font-medium whitespace-nowrap text-ink-2 transition-control max-lg:text-sm',
                'hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[var(--shadow-sm),var(--hairline)] dark:has-checked:bg-pressed',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                name={groupName}
                checked={item.range ? isSame(current, item.range) : !current}
                onChange={() => setField(field, item.range)}
                className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0"
              />
              {item.label} <ValueCount count={count} className="leading-[13px]" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
