import type { ClientFilter } from '@hearthline/contract/client-filter';
import { consentSummaries } from '@hearthline/domain/client/consent';
import type { ClientFilterField, ClientFilterValue } from '@hearthline/domain/client/filters';
import { choiceFilters, filtersOfKind } from '@hearthline/domain/client/filters';
import { capitalize } from '@hearthline/format/intl-writers';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { RangeField } from '../../../shared/ui/range-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { clientTagsQuery } from '../api/clients-api.ts';
import { TokenField } from '../parts/token-field.tsx';
import { useClientWords } from '../parts/use-client-words.ts';

const highestDollars = 999_999_999;
const highestDays = 3_650;
const tokenLength = 80;

interface FilterPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  /** How many clients the filter finds; undefined while that is not known. */
  total: number | undefined;
}

export function FilterPanel({ filter, onChange, total, ...layer }: FilterPanelProps) {
  const { t } = useTranslation('clients');
  const { text, category } = filter;
  return (
    <Popover
      {...layer}
      isSheetOnPhones
      label={t('filters.title')}
      className="w-[min(880px,calc(100vw-48px))]"
      footer={
        <>
          <Button variant="ghost" onClick={() => onChange({ version: 1, text, category })}>
            {t('filters.clear')}
          </Button>
          <Button variant="secondary" onClick={() => layer.onOpenChange(false)}>
            {t('filters.show', { count: total ?? 0 })}
          </Button>
        </>
      }
    >
      <FilterFields filter={filter} onChange={onChange} />
    </Popover>
  );
}

/** What is asked for most often stands first; the category stands above the list. */
const firstChoices = ['type', 'relation', 'timeline', 'consent', 'language', 'mortgageStatus'] as const;
const choiceOrder = [
  ...firstChoices,
  ...choiceFilters.filter(
    (field) => field !== 'category' && !(firstChoices as readonly string[]).includes(field),
  ),
];

interface FilterFieldsProps {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
}

/** Every field of a filter but the text and the category, which stand above the list. */
function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('clients');
  const { itemsOf } = useClientWords();
  const { data: tags = [] } = useQuery(clientTagsQuery);
  const set = <Field extends ClientFilterField>(field: Field) => ({
    label: t(`filters.names.${field as ClientFilterField}`),
    value: filter[field],
    onChange: (value: ClientFilterValue<Field> | undefined) => onChange({ ...filter, [field]: value }),
  });
  const suggestions = tags.map(({ tag, count }) => ({ id: tag, detail: t('filters.carriedBy', { count }) }));

  return (
    <div className="grid gap-x-8 gap-y-5 px-2.5 py-2 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        {choiceOrder.map((field) => (
          <ChoiceChips
            key={field}
            label={t(`filters.names.${field}`)}
            value={filter[field]}
            onChange={(value) => onChange({ ...filter, [field]: value })}
            items={
              field === 'consent'
                ? consentSummaries.map((id) => ({ id, label: t(`consentWords.${id}`) }))
                : itemsOf(field)
            }
          />
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {filtersOfKind('texts').map((field) => (
          <TokenField
            key={field}
            label={t(`filters.names.${field}`)}
            tokens={filter[field] ?? []}
            maxLength={tokenLength}
            onChange={(tokens) => onChange({ ...filter, [field]: tokens.length > 0 ? tokens : undefined })}
            suggestions={field === 'city' ? undefined : suggestions}
            placeholder={t(field === 'city' ? 'filters.addCity' : 'filters.addTag')}
          />
        ))}
        <RangeField
          label={t('filters.names.budget')}
          isMoney
          highest={highestDollars}
          range={filter.budget}
          onChange={(budget) => onChange({ ...filter, budget })}
        />
        <ContactField filter={filter} onChange={onChange} />
        <DaysField
          name={t('filters.names.entered')}
          days={filter.entered}
          onChange={(entered) => onChange({ ...filter, entered })}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {filtersOfKind('within').map((field) => (
            <WithinField key={field} {...set(field)} />
          ))}
        </div>
        {filtersOfKind('flag').map((field) => (
          <FlagField key={field} {...set(field)} />
        ))}
      </div>
    </div>
  );
}

interface ChoiceChipsProps {
  label: string;
  items: readonly { id: string; label: string }[];
  value: readonly string[] | undefined;
  onChange: (value: string[] | undefined) => void;
}

/** Any of these will do; none of them means all. */
function ChoiceChips({ label, items, value = [], onChange }: ChoiceChipsProps) {
  function toggle(id: string) {
    const next = items.map((item) => item.id).filter((each) => value.includes(each) !== (each === id));
    onChange(next.length > 0 ? next : undefined);
  }

  return (
    <fieldset className="min-w-0">
      <legend className={classNames('mb-1.5', labelClass)}>{label}</legend>
      <div className="flex flex-wrap gap-1.5 max-lg:gap-y-4">
        {items.map((item) => (
          <Chip key={item.id} isSelected={value.includes(item.id)} onClick={() => toggle(item.id)}>
            {item.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function ContactField({ filter, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('clients');
  const { lastContact } = filter;
  const isNever = lastContact !== undefined && 'never' in lastContact;
  return (
    <div className="flex flex-col gap-2">
      <DaysField
        name={t('filters.names.lastContact')}
        days={isNever ? undefined : lastContact}
        onChange={(days) => onChange({ ...filter, lastContact: days })}
      />
      <Checkbox
        isSelected={isNever}
        onChange={(isOn) => onChange({ ...filter, lastContact: isOn ? { never: true } : undefined })}
      >
        {t('filters.never')}
      </Checkbox>
    </div>
  );
}

interface DaysFieldProps {
  name: string;
  days: ClientFilter['entered'];
  onChange: (days: ClientFilter['entered']) => void;
}

function DaysField({ name, days, onChange }: DaysFieldProps) {
  const { t } = useTranslation('clients');
  return (
    <RangeField
      label={name}
      names={{ min: t('filters.fewestOf', { name }), max: t('filters.mostOf', { name }) }}
      placeholders={{ min: t('filters.fewest'), max: t('filters.most') }}
      suffix={t('filters.days')}
      highest={highestDays}
      range={days && { min: days.atLeastDays, max: days.atMostDays }}
      onChange={(range) => onChange(range && { atLeastDays: range.min, atMostDays: range.max })}
    />
  );
}

interface FlagFieldProps {
  label: string;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

function FlagField({ label, value, onChange }: FlagFieldProps) {
  const { t } = useTranslation('clients');
  const chosen = value === undefined ? 'any' : value ? 'yes' : 'no';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <Segmented
        label={label}
        size="sm"
        items={[
          { id: 'any', label: t('filters.any') },
          { id: 'yes', label: t('filters.yes') },
          { id: 'no', label: t('filters.no') },
        ]}
        value={chosen}
        onChange={(id) => onChange(id === 'any' ? undefined : id === 'yes')}
      />
    </div>
  );
}

const usualDays = [7, 14, 30, 60, 90];

interface WithinFieldProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A day of the year that comes within so many days. */
function WithinField({ label, value, onChange }: WithinFieldProps) {
  const { t } = useTranslation('clients');
  const choices = value === undefined ? usualDays : [...new Set([...usualDays, value])].sort((a, b) => a - b);
  return (
    <Select
      label={label}
      items={[
        { id: 'any', label: t('filters.any') },
        ...choices.map((days) => ({
          id: String(days),
          label: capitalize(t('filters.within', { count: days })),
        })),
      ]}
      value={value === undefined ? 'any' : String(value)}
      onChange={(id) => onChange(id === 'any' ? undefined : Number(id))}
    />
  );
}
