import type { CmaConditions, CmaSubject } from '@hearthline/contract/cma';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { withCriterion } from '../model/conditions.ts';

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
