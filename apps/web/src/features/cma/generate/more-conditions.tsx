import type { CmaConditions, CmaSubject } from '@hearthline/contract/cma';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { BasementFeature, ListingStatus } from '@hearthline/domain/listing/vocabulary';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { RangeField } from '../../../shared/ui/range-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toggleIn, withCriterion } from '../model/conditions.ts';

const fields = [
  'bathrooms',
  'garage',
  'lotArea',
  'age',
  'level',
  'basement',
  'waterfront',
  'keywords',
] as const satisfies CriterionField[];
const basements: readonly BasementFeature[] = ['finished', 'walkOut', 'separateEntrance', 'apartment'];
const besides = [
  { status: 'active', text: 'actives' },
  { status: 'deactive', text: 'expired' },
] as const satisfies { status: ListingStatus; text: string }[];

/** What is asked for more rarely, and what is shown beside the sales. */
export function MoreConditions(props: ConditionsProps) {
  const { t } = useTranslation('cma');
  const id = useId();
  const { criteria } = props.conditions;
  const used = fields.filter((field) => criteria[field] !== undefined).length;
  const [isOpen, setIsOpen] = useState(used > 0);
  return (
    <>
      <BesideTheSales {...props} />
      <div className="col-span-full">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between rounded-sm text-sm font-medium lg:min-h-8"
        >
          {used > 0 ? t('generate.moreCount', { number: used }) : t('generate.more')}
          <ChevronDown
            className={classNames('size-4 text-ink-3 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <div id={id} hidden={!isOpen} className="mt-2 grid gap-3.5 md:max-xl:grid-cols-2 md:max-xl:gap-x-6">
          {isOpen ? <MoreFields {...props} /> : null}
        </div>
      </div>
    </>
  );
}

function MoreFields(props: ConditionsProps) {
  const { t } = useTranslation('cma');
  const { subject, conditions, onChange } = props;
  const { criteria } = conditions;
  const { kind } = subject.facts;
  const isFlat = kind === 'condoApartment' || kind === 'loft';
  const isLand = kind === 'land';
  const ranges = [
    ...(isLand ? [] : [{ field: 'age', label: 'age', highest: 999 } as const]),
    isFlat
      ? ({ field: 'level', label: 'level', highest: 999 } as const)
      : ({ field: 'lotArea', label: 'lot', highest: 99_999_999 } as const),
  ];
  return (
    <>
      {isLand ? null : (
        <>
          <LeastRooms field="bathrooms" choices={[2, 3, 4]} {...props} />
          <LeastRooms field="garage" choices={[1, 2]} {...props} />
        </>
      )}
      {ranges.map(({ field, label, highest }) => (
        <RangeField
          key={field}
          highest={highest}
          label={t(`generate.${label}`)}
          range={criteria[field]}
          onChange={(range) => onChange(withCriterion(conditions, field, range))}
        />
      ))}
      {isFlat || isLand ? null : (
        <ChoiceChips
          label={t('generate.basement')}
          items={basements.map((id) => ({ id, label: t(`vocabulary.basement.${id}`) }))}
          chosen={criteria.basement?.any}
          onToggle={(id) => onChange(withCriterion(conditions, 'basement', toggleIn(criteria.basement, id)))}
        />
      )}
      <Checkbox
        isSelected={criteria.waterfront === true}
        onChange={(isOn) => onChange(withCriterion(conditions, 'waterfront', isOn ? true : undefined))}
      >
        {t('generate.waterfront')}
      </Checkbox>
      <TextField
        label={t('generate.keywords')}
        hint={t('generate.keywordsHint')}
        maxLength={200}
        autoComplete="off"
        value={criteria.keywords ?? ''}
        onChange={(event) => onChange(withCriterion(conditions, 'keywords', event.target.value || undefined))}
      />
    </>
  );
}

/** Competition and homes that did not sell: seen beside the sales, never averaged with them. */
function BesideTheSales({ conditions, onChange }: ConditionsProps) {
  const { t } = useTranslation('cma');
  const { status } = conditions.criteria;
  return (
    <fieldset className="flex min-w-0 flex-col lg:gap-1.5">
      <legend className={classNames('mb-1.5', labelClass)}>{t('generate.beside')}</legend>
      {besides.map((beside) => (
        <Checkbox
          key={beside.status}
          isSelected={status.includes(beside.status)}
          onChange={(isOn) => {
            const others = status.filter((each) => each !== beside.status && each !== 'sold');
            const next: ListingStatus[] = ['sold', ...others, ...(isOn ? [beside.status] : [])];
            onChange({ ...conditions, criteria: { ...conditions.criteria, status: next } });
          }}
        >
          {t(`generate.${beside.text}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

export interface ConditionsProps {
  subject: CmaSubject;
  conditions: CmaConditions;
  onChange: (conditions: CmaConditions) => void;
}

interface LeastRoomsProps extends ConditionsProps {
  field: 'bedrooms' | 'bathrooms' | 'garage';
  choices: readonly number[];
}

/** Any, two or more, three or more … */
export function LeastRooms({ field, choices, conditions, onChange }: LeastRoomsProps) {
  const { t } = useTranslation('cma');
  const least = conditions.criteria[field]?.min;
  const isListed = least === undefined || choices.includes(least);
  const numbers = isListed ? choices : [...choices, least].sort((a, b) => a - b);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {t(`generate.${field}`)}
      </span>
      <Segmented
        label={t(`generate.${field}`)}
        size="sm"
        fullWidth
        value={least === undefined ? 'any' : String(least)}
        onChange={(id) =>
          onChange(withCriterion(conditions, field, id === 'any' ? undefined : { min: Number(id) }))
        }
        items={[
          { id: 'any', label: t('generate.any') },
          ...numbers.map((number) => ({ id: String(number), label: `${number}+` })),
        ]}
      />
    </div>
  );
}

interface ChoiceChipsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  chosen: readonly Id[] | undefined;
  onToggle: (id: Id) => void;
}

export function ChoiceChips<Id extends string>({ label, items, chosen, onToggle }: ChoiceChipsProps<Id>) {
  return (
    <fieldset className="min-w-0">
      <legend className={classNames('mb-1.5', labelClass)}>{label}</legend>
      <div className="flex flex-wrap gap-1.5 max-lg:gap-2.5">
        {items.map(({ id, label: name }) => {
          const isOn = chosen?.includes(id) ?? false;
          return (
            <Chip key={id} isSelected={isOn} icon={isOn ? <Check /> : undefined} onClick={() => onToggle(id)}>
              {name}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
