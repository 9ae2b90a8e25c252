import { withoutField } from '@hearthline/domain/criteria/criteria';
import type { ListingStatus } from '@hearthline/domain/listing/vocabulary';
import { listingStatuses, offers } from '@hearthline/domain/listing/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { statusCountsQuery } from '../api/search-api.ts';
import { useCriteriaForm } from './criteria-form.tsx';
import { CriteriaSection } from './criteria-section.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ValueCount } from './value-count.tsx';

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
          // Prices of sales and rents have nothing in common.
          onChange={(offer) => setCriteria({ ...withoutField(criteria, 'price'), offer })}
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
