import type { Range } from '@hearthline/domain/criteria/criteria';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import type { NumberRule, RangeEnd } from '../model/number-text.ts';
import { NumberBox } from './number-box.tsx';
import { useRangeDraft } from './use-range-draft.ts';

interface RangeFieldProps {
  label: string;
  /** Where the place already says what the field is. */
  isLabelHidden?: boolean;
  names?: Record<RangeEnd, string>;
  range: Range | undefined;
  onChange: (range: Range | undefined) => void;
  rule: NumberRule;
  /** How many of the criterion's units one typed unit is: 100 for dollars that are kept as cents. */
  scale?: number;
  prefix?: ReactNode;
}

/** Two ends beside each other. What was typed stays when it contradicts itself; both ends then say so. */
export function RangeField({
  label,
  isLabelHidden = false,
  names,
  range,
  onChange,
  rule,
  scale = 1,
  prefix,
}: RangeFieldProps) {
  const { t } = useTranslation('listings');
  const id = useId();
  const draft = useRangeDraft({ range, onChange, rule, scale });
  const { problems } = draft;
  // The end that was typed last explains itself; the other one tells only those who ask.
  const shownEnd = draft.lastEnd in problems ? draft.lastEnd : (Object.keys(problems)[0] as RangeEnd);

  function renderEnd(end: RangeEnd) {
    const problem = problems[end];
    return (
      <NumberBox
        className="flex-1"
        prefix={prefix}
        aria-label={names?.[end] ?? t(`criteria.range.${end}Of`, { name: label })}
        inputMode={rule.hasDecimals ? 'decimal' : 'numeric'}
        placeholder={t(`criteria.range.${end}`)}
        value={draft.texts[end]}
        isInvalid={problem !== undefined}
        aria-describedby={problem && `${id}-${end}`}
        onChange={(event) => draft.type(end, event.target.value)}
        onFinish={draft.finish}
      />
    );
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className={classNames('mb-1.5', labelClass, isLabelHidden && 'sr-only')}>{label}</legend>
      <div className="flex items-center gap-2">
        {renderEnd('min')}
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        {renderEnd('max')}
      </div>
      {(['min', 'max'] as const).map((end) => {
        const problem = problems[end];
        if (!problem) return null;
        return (
          <p
            key={end}
            id={`${id}-${end}`}
            className={end === shownEnd ? 'flex gap-[5px] text-xs text-danger' : 'sr-only'}
          >
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span>{t(`criteria.range.${problem}`)}</span>
          </p>
        );
      })}
    </fieldset>
  );
}
