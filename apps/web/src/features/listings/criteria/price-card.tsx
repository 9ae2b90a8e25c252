import { useTranslation } from 'react-i18next';
import { capitalise } from '../model/chip-words.ts';
import { CountSegments } from './count-segments.tsx';
import { CriteriaSection } from './criteria-section.tsx';
import { DateWindowField } from './date-window-field.tsx';
import { PriceField } from './price-field.tsx';
import { UpToField } from './up-to-field.tsx';

/** What it costs and how many rooms it has. */
export function PriceCard() {
  const { t } = useTranslation('listings');
  return (
    <CriteriaSection>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[1.15fr_1fr]">
        <div className="min-w-0">
          <PriceField />
          <div className="mt-4 grid gap-3.5 min-[480px]:grid-cols-2">
            <DateWindowField field="listed" label={t('criteria.listed')} />
            <UpToField
              field="tax"
              label={t('criteria.taxUpTo')}
              highest={9_999_999}
              decimals={2}
              scale={100}
              prefix="$"
            />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3.5">
          <CountSegments field="bedrooms" label={capitalise(t('fieldNames.bedrooms'))} />
          <CountSegments field="bathrooms" label={capitalise(t('fieldNames.bathrooms'))} />
          <div className="grid grid-cols-2 gap-3.5">
            <CountSegments field="kitchens" label={capitalise(t('fieldNames.kitchens'))} />
            <CountSegments field="garage" label={capitalise(t('fieldNames.garage'))} />
          </div>
        </div>
      </div>
    </CriteriaSection>
  );
}
