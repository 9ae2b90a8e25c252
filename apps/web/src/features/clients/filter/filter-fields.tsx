import type { ClientFilter } from '@hearthline/contract/client-filter';
import { languages } from '@hearthline/domain/language';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { RangeField } from '../../../shared/ui/range-field.tsx';
import { clientTagsQuery } from '../api/clients-api.ts';
import { consentSummaries } from '../model/clients-address.ts';
import { TokenField } from '../parts/token-field.tsx';
import { useClientWords } from '../parts/use-client-words.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { FlagField, WithinField } from './small-fields.tsx';
import type { FilterField } from './use-filter-chips.ts';

const highestDollars = 999_999_999;
const highestDays = 3_650;
const tokenLength = 80;

interface FilterFieldsProps {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
}

/** Every field of a filter but the text and the category, which stand above the list. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('clients');
  const { itemsOf } = useClientWords();
  const { data: tags = [] } = useQuery(clientTagsQuery);
  const set = <K extends FilterField>(field: K) => ({
    label: t(`filters.names.${field as FilterField}`),
    value: filter[field],
    onChange: (value: ClientFilter[K]) => onChange({ ...filter, [field]: value }),
  });
  const setTokens = (field: 'city' | 'tags' | 'notTags') => ({
    label: t(`filters.names.${field}`),
    tokens: filter[field] ?? [],
    maxLength: tokenLength,
    onChange: (tokens: string[]) => onChange({ ...filter, [field]: tokens.length > 0 ? tokens : undefined }),
  });
  const suggestions = tags.map(({ tag, count }) => ({ id: tag, detail: t('filters.carriedBy', { count }) }));

  return (
    <div className="grid gap-x-8 gap-y-5 px-2.5 py-2 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <ChoiceChips {...set('type')} items={itemsOf('ClientType')} />
        <ChoiceChips {...set('relation')} items={itemsOf('RelationQuality')} />
        <ChoiceChips {...set('timeline')} items={itemsOf('Timeline')} />
        <ChoiceChips
          {...set('consent')}
          items={consentSummaries.map((id) => ({ id, label: t(`consentWords.${id}`) }))}
        />
        <ChoiceChips
          {...set('language')}
          items={languages.map((id) => ({ id, label: t(`languages.${id}`) }))}
        />
        <ChoiceChips {...set('mortgageStatus')} items={itemsOf('MortgageStatus')} />
        <ChoiceChips {...set('source')} items={itemsOf('ClientSource')} />
        <ChoiceChips {...set('leadSource')} items={itemsOf('LeadSource')} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <TokenField {...setTokens('city')} placeholder={t('filters.addCity')} />
        <TokenField {...setTokens('tags')} suggestions={suggestions} placeholder={t('filters.addTag')} />
        <TokenField {...setTokens('notTags')} suggestions={suggestions} placeholder={t('filters.addTag')} />
        <RangeField
          label={t('filters.names.budget')}
          prefix="$"
          highest={highestDollars}
          decimals={2}
          scale={100}
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
          <WithinField {...set('birthdayWithin')} />
          <WithinField {...set('moveInWithin')} />
        </div>
        <FlagField {...set('isDue')} />
        <FlagField {...set('isIncomplete')} />
        <FlagField {...set('hasEmail')} />
      </div>
    </div>
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
