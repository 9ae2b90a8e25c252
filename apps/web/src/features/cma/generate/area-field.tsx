import type { Range } from '@hearthline/domain/criteria/criteria';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Slider } from '../../../shared/ui/slider.tsx';
import { areaScale, withCriterion } from '../model/conditions.ts';
import type { ConditionsProps } from './condition-fields.tsx';

type Places = [low: number, high: number];

/** Square feet with two thumbs; at the ends of the track there is no limit. */
export function AreaField({ subject, conditions, onChange }: ConditionsProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const asked: Range | undefined = conditions.criteria.size;
  // The scale stands still while a thumb is held.
  const [moved, setMoved] = useState<{ places: Places; scale: ReturnType<typeof areaScale> } | null>(null);
  const scale = moved?.scale ?? areaScale(subject.facts.area, asked);
  const length = (scale.high - scale.low) / scale.step;
  const places: Places = moved?.places ?? [
    asked?.min === undefined ? 0 : (asked.min - scale.low) / scale.step,
    asked?.max === undefined ? length : (asked.max - scale.low) / scale.step,
  ];
  const shown = moved ? rangeAt(moved.places) : (asked ?? {});

  function rangeAt([low, high]: Places): Range {
    const min = scale.low + low * scale.step;
    const max = scale.low + high * scale.step;
    return { ...(low > 0 && { min }), ...(high < length && { max }) };
  }

  function describe({ min, max }: Range): string {
    if (min !== undefined && max !== undefined) return format.numberRange(min, max);
    if (min !== undefined) return t('generate.from', { min: format.number(min) });
    return max === undefined ? t('generate.any') : t('generate.upTo', { max: format.number(max) });
  }

  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <span className={labelClass}>{t('generate.area')}</span>
        <span className="text-sm font-medium">{describe(shown)}</span>
      </div>
      <div className="mx-2.5 py-2.5">
        <Slider<Places>
          className="relative"
          length={length}
          places={places}
          names={[t('generate.areaMin'), t('generate.areaMax')]}
          texts={[
            shown.min === undefined ? t('generate.any') : format.area(shown.min),
            shown.max === undefined ? t('generate.any') : format.area(shown.max),
          ]}
          onMove={(next) => setMoved({ places: next, scale })}
          onSettle={(next) => {
            setMoved(null);
            const range = rangeAt(next);
            onChange(withCriterion(conditions, 'size', Object.keys(range).length > 0 ? range : undefined));
          }}
        />
      </div>
    </div>
  );
}
