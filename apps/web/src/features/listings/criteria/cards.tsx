import { withoutField } from '@hearthline/domain/criteria/criteria';
import type { CriterionField, DateField, FlagField } from '@hearthline/domain/criteria/fields';
import { choiceFields, dateFields, flagFields } from '@hearthline/domain/criteria/fields';
import type { ListingStatus } from '@hearthline/domain/listing/vocabulary';
import { listingStatuses, offers } from '@hearthline/domain/listing/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { statusCountsQuery } from '../api/search-api.ts';
import { useCriteriaForm } from './criteria-form.tsx';
import type { TypedRange } from './fields.tsx';
import { CountSegments, DateWindowField, FlagSegments, RangeCriterion, UpToField } from './fields.tsx';
import type { ListedField } from './list-criterion.tsx';
import { ListCriterion, ValueCount } from './list-criterion.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceField } from './price-field.tsx';

interface CriteriaSectionProps {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A group of criteria: a card on a wide screen, plain on a phone. */
export function CriteriaSection({ title, actions, children }: CriteriaSectionProps) {
  const id = useId();
  return (
    <Card
      aria-labelledby={title && id}
      className="p-5 max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:shadow-none"
    >
      {title && (
        <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={id} className="min-w-0 flex-1 text-[15px]/[22px]">
            {title}
          </h2>
          {actions}
        </header>
      )}
      {children}
    </Card>
  );
}

/** Sale or lease, status, the search box and the places. */
export function BasicsCard({ searchBox }: { searchBox: ReactNode }) {
  const { t } = useTranslation('listings');
  const { criteria, setCriteria } = useCriteriaForm();
  return (
    <CriteriaSection>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Segmented
          label={t('criteria.offer')}
          className="max-md:flex max-md:w-full max-md:*:flex-1"
          items={offers.map((offer) => ({ id: offer, label: t(`vocabulary.offer.${offer}`) }))}
          value={criteria.offer}
          // Prices of sales and rents have nothing in common, and a lease has no price of a square foot.
          onChange={(offer) =>
            setCriteria({ ...withoutField(withoutField(criteria, 'price'), 'pricePerSquareFoot'), offer })
          }
        />
        <StatusChips />
        <div className="min-w-0 flex-1 basis-80">{searchBox}</div>
      </div>
      <PlaceFields />
    </CriteriaSection>
  );
}

/** At least one status is always asked for. */
function StatusChips() {
  const { t } = useTranslation('listings');
  const { criteria, setField } = useCriteriaForm();
  const { data: counts } = useQuery(statusCountsQuery(criteria));

  function toggle(status: ListingStatus) {
    const others = criteria.status.filter((one) => one !== status);
    const next = others.length === criteria.status.length ? [...others, status] : others;
    if (next.length > 0) setField('status', next);
  }

  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('criteria.status')}</legend>
      {listingStatuses.map((status) => {
        const isSelected = criteria.status.includes(status);
        return (
          <Chip
            key={status}
            size="lg"
            isSelected={isSelected}
            icon={isSelected && <Check aria-hidden="true" />}
            onClick={() => toggle(status)}
            className="max-lg:h-11"
          >
            {t(`vocabulary.status.${status}`)}{' '}
            <ValueCount count={counts?.[status]} className="text-[12.5px]" />
          </Chip>
        );
      })}
    </fieldset>
  );
}

/** What it costs and how many rooms it has. */
export function PriceCard() {
  const { t } = useTranslation('listings');
  return (
    <CriteriaSection>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[1.15fr_1fr]">
        <div className="min-w-0">
          <PriceField />
          <div className="mt-4 grid gap-3.5 min-[480px]:grid-cols-2">
            <DateWindowField field="listed" />
            <UpToField field="tax" label={t('criteria.taxUpTo')} highest={9_999_999} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3.5">
          <CountSegments field="bedrooms" />
          <CountSegments field="bathrooms" />
          <div className="grid grid-cols-2 gap-3.5">
            <CountSegments field="kitchens" />
            <CountSegments field="garage" />
          </div>
        </div>
      </div>
    </CriteriaSection>
  );
}

const fieldGridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';
const mainFields = ['size', 'lotFront', 'parking', 'age', 'style', 'basement', 'heat', 'cooling'] as const;
const moreFields = [
  'lotDepth',
  'lotArea',
  'storeys',
  'level',
  'heatFuel',
  'pool',
  'garageType',
  'fee',
  'pricePerSquareFoot',
  'waterfront',
] as const;

type FormField = TypedRange | ListedField | FlagField | DateField;

function isOneOf<Field extends CriterionField>(
  fields: readonly Field[],
  field: CriterionField,
): field is Field {
  return fields.some((one) => one === field);
}

/** The field that a criterion of its kind is asked by. */
function Criterion({ field }: { field: FormField }) {
  if (isOneOf(choiceFields, field)) return <ListCriterion field={field} />;
  if (isOneOf(flagFields, field)) return <FlagSegments field={field} />;
  return isOneOf(dateFields, field) ? <DateWindowField field={field} /> : <RangeCriterion field={field} />;
}

/** Sizes, age and what the home is made of. */
export function BuildingCard() {
  const { t } = useTranslation('listings');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <CriteriaSection
      title={t('criteria.building')}
      actions={
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'criteria.less' : 'criteria.more')}
        </Button>
      }
    >
      <div className={fieldGridClass}>
        {(isOpen ? [...mainFields, ...moreFields] : mainFields).map((field) => (
          <Criterion key={field} field={field} />
        ))}
      </div>
    </CriteriaSection>
  );
}

/** What happened to the listing, and when. */
export function HistoryCard() {
  const { t } = useTranslation('listings');
  return (
    <CriteriaSection title={t('criteria.history')}>
      <div className={fieldGridClass}>
        <RangeCriterion field="daysOnMarket" />
        <DateWindowField field="priceChanged" />
        <PriceDropField />
        {(['code', 'sold', 'offMarket', 'relisted'] as const).map((field) => (
          <Criterion key={field} field={field} />
        ))}
      </div>
    </CriteriaSection>
  );
}

const dropSteps = [0, 2, 5, 10, 15];

function PriceDropField() {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { criteria, setField } = useCriteriaForm();
  const current = criteria.priceDrop?.minPercent;
  const steps =
    current === undefined || dropSteps.includes(current)
      ? dropSteps
      : [...dropSteps, current].sort((a, b) => a - b);

  function nameStep(percent: number): string {
    if (percent === 0) return t('criteria.drop.reduced');
    return t('criteria.drop.percent', {
      percent: format.percent(percent / 100, Number.isInteger(percent) ? 0 : 1),
    });
  }

  return (
    <Select
      label={t('vocabulary.field.priceDrop')}
      items={[
        { id: 'any', label: t('criteria.drop.any') },
        ...steps.map((percent) => ({ id: String(percent), label: nameStep(percent) })),
      ]}
      value={current === undefined ? 'any' : String(current)}
      onChange={(id) =>
        setField('priceDrop', id === 'any' ? undefined : { ...criteria.priceDrop, minPercent: Number(id) })
      }
    />
  );
}
