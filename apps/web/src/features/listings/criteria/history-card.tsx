import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { capitalise } from '../model/chip-words.ts';
import { fieldGridClass } from './building-card.tsx';
import { useCriteriaForm } from './criteria-form.tsx';
import { CriteriaSection } from './criteria-section.tsx';
import { DateWindowField } from './date-window-field.tsx';
import { FlagSegments } from './flag-segments.tsx';
import { ListCriterion } from './list-criterion.tsx';
import { RangeCriterion } from './range-criterion.tsx';

/** What happened to the listing, and when. */
export function HistoryCard() {
  const { t } = useTranslation('listings');
  return (
    <CriteriaSection title={t('criteria.history')}>
      <div className={fieldGridClass}>
        <RangeCriterion field="daysOnMarket" />
        <DateWindowField field="priceChanged" label={t('criteria.priceChanged')} />
        <PriceDropField />
        <ListCriterion field="code" />
        <DateWindowField field="sold" label={t('criteria.sold')} />
        <DateWindowField field="offMarket" label={t('criteria.offMarket')} />
        <FlagSegments field="relisted" label={t('criteria.relisted')} />
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
      label={capitalise(t('fieldNames.priceDrop'))}
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
