import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { CriteriaSection } from './criteria-section.tsx';
import { FlagSegments } from './flag-segments.tsx';
import { ListCriterion } from './list-criterion.tsx';
import { RangeCriterion } from './range-criterion.tsx';

export const fieldGridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

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
        <RangeCriterion field="size" />
        <RangeCriterion field="lotFront" />
        <RangeCriterion field="parking" />
        <RangeCriterion field="age" />
        <ListCriterion field="style" />
        <ListCriterion field="basement" />
        <ListCriterion field="heat" />
        <ListCriterion field="cooling" />
        {isOpen && (
          <>
            <RangeCriterion field="lotDepth" />
            <RangeCriterion field="lotArea" />
            <RangeCriterion field="storeys" />
            <RangeCriterion field="level" />
            <ListCriterion field="heatFuel" />
            <ListCriterion field="pool" />
            <ListCriterion field="garageType" />
            <RangeCriterion field="fee" />
            <RangeCriterion field="pricePerSquareFoot" />
            <FlagSegments field="waterfront" label={t('criteria.waterfront')} />
          </>
        )}
      </div>
    </CriteriaSection>
  );
}
