import type { FlagField } from '@hearthline/domain/criteria/criteria';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useCriteriaForm } from './criteria-form.tsx';

/** Any, yes or no, with the counts of both. */
export function FlagSegments({ field, label }: { field: FlagField; label: string }) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { criteria, setField, countOf } = useCriteriaForm();
  const value = criteria[field];

  function withCount(name: string, key: 'true' | 'false') {
    const count = countOf(field, key);
    if (count === undefined) return { label: name };
    const number = format.number(count);
    return {
      label: (
        <>
          {name} <span className="text-2xs font-normal text-ink-3">{number}</span>
        </>
      ),
      name: t('criteria.named', {
        name,
        amount: t('criteria.valueCount', { count: Math.min(count, 2), number }),
      }),
    };
  }

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
          { id: 'true', ...withCount(common('yes'), 'true') },
          { id: 'false', ...withCount(common('no'), 'false') },
        ]}
        value={value === undefined ? 'any' : value ? 'true' : 'false'}
        onChange={(id) => setField(field, id === 'any' ? undefined : id === 'true')}
      />
    </div>
  );
}
