import { useTranslation } from 'react-i18next';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';

interface FlagFieldProps {
  label: string;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

export function FlagField({ label, value, onChange }: FlagFieldProps) {
  const { t } = useTranslation('clients');
  const chosen = value === undefined ? 'any' : value ? 'yes' : 'no';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <Segmented
        label={label}
        size="sm"
        items={[
          { id: 'any', label: t('filters.any') },
          { id: 'yes', label: t('filters.yes') },
          { id: 'no', label: t('filters.no') },
        ]}
        value={chosen}
        onChange={(id) => onChange(id === 'any' ? undefined : id === 'yes')}
      />
    </div>
  );
}

const usualDays = [7, 14, 30, 60, 90];

interface WithinFieldProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A day of the year that comes within so many days. */
export function WithinField({ label, value, onChange }: WithinFieldProps) {
  const { t } = useTranslation('clients');
  const choices = value === undefined ? usualDays : [...new Set([...usualDays, value])].sort((a, b) => a - b);
  return (
    <Select
      label={label}
      items={[
        { id: 'any', label: t('filters.any') },
        ...choices.map((days) => ({
          id: String(days),
          label: capitalise(t('filters.within', { count: days })),
        })),
      ]}
      value={value === undefined ? 'any' : String(value)}
      onChange={(id) => onChange(id === 'any' ? undefined : Number(id))}
    />
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
