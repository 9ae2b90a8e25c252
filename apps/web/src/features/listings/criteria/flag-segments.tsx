import type { FlagField } from '@hearthline/domain/criteria/fields';
import { useTranslation } from 'react-i18next';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useCriteriaForm } from './criteria-form.tsx';
import { ValueCount } from './value-count.tsx';

/** Any, yes or no, with the counts of both. */
export function FlagSegments({ field, label }: { field: FlagField; label: string }) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const { criteria, setField, countOf } = useCriteriaForm();
  const value = criteria[field];

  const withCount = (name: string, key: 'true' | 'false') => (
    <>
      {name} <ValueCount count={countOf(field, key)} />
    </>
  );

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <Segmented
        label={label}
        fullWidth
        items={[
          { id: 'any', label: t('criteria.any') },
          { id: 'true', label: withCount(common('yes'), 'true') },
          { id: 'false', label: withCount(common('no'), 'false') },
        ]}
        value={value === undefined ? 'any' : value ? 'true' : 'false'}
        onChange={(id) => setField(field, id === 'any' ? undefined : id === 'true')}
      />
    </div>
  );
}
