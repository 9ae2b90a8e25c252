import type { CmaConditions, CmaSubject } from '@hearthline/contract/cma';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { BasementFeature, ListingStatus } from '@hearthline/domain/listing/vocabulary';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
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
            aria-hidden="true"
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
  return (
    <>
      {kind === 'land' ? null : (
        <>
          <LeastRooms field="bathrooms" choices={[2, 3, 4]} {...props} />
          <LeastRooms field="garage" choices={[1, 2]} {...props} />
          <RangeField
            highest={999}
            label={t('generate.age')}
            range={criteria.age}
            onChange={(range) => onChange(withCriterion(conditions, 'age', range))}
          />
        </>
      )}
      {isFlat ? (
        <RangeField
          highest={999}
          label={t('generate.level')}
          range={criteria.level}
          onChange={(range) => onChange(withCriterion(conditions, 'level', range))}
        />
      ) : (
        <RangeField
          highest={99_999_999}
          label={t('generate.lot')}
          range={criteria.lotArea}
          onChange={(range) => onChange(withCriterion(conditions, 'lotArea', range))}
        />
      )}
      {isFlat || kind === 'land' ? null : (
        <Choices label={t('generate.basement')}>
          {basements.map((feature) => (
            <ToggleChip
              key={feature}
              isOn={criteria.basement?.any?.includes(feature) ?? false}
              onToggle={() =>
                onChange(withCriterion(conditions, 'basement', toggleIn(criteria.basement, feature)))
              }
            >
              {t(`vocabulary.basement.${feature}`)}
            </ToggleChip>
          ))}
        </Choices>
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

export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className={classNames('mb-1.5', labelClass)}>{label}</legend>
      <div className="flex flex-wrap gap-1.5 max-lg:gap-2.5">{children}</div>
    </fieldset>
  );
}

export function ToggleChip({
  isOn,
  onToggle,
  children,
}: {
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <Chip isSelected={isOn} icon={isOn ? <Check aria-hidden="true" /> : undefined} onClick={onToggle}>
      {children}
    </Chip>
  );
}
