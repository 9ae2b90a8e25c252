import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Slider } from '../../../shared/ui/slider.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { radiusAt, radiusPlace, radiusSteps, usual } from '../model/conditions.ts';
import type { ConditionsProps } from './condition-fields.tsx';

export function RadiusField({ conditions, onChange }: ConditionsProps) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const [moved, setMoved] = useState<number | null>(null);
  const metres = moved === null ? conditions.radiusMetres : radiusAt(moved);
  const text = words.km(metres / 1000);
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <span className={labelClass}>{t('generate.distance')}</span>
        <span className="text-sm font-medium">{text}</span>
      </div>
      <div className="mx-2.5 py-2.5">
        <Slider<[number]>
          className="relative"
          length={radiusSteps.length - 1}
          places={[moved ?? radiusPlace(conditions.radiusMetres)]}
          names={[t('generate.distance')]}
          texts={[text]}
          onMove={([place]) => setMoved(place)}
          onSettle={([place]) => {
            setMoved(null);
            onChange({ ...conditions, radiusMetres: radiusAt(place) });
          }}
        />
      </div>
      {metres > usual.radius ? <p className="text-xs text-warning">{t('generate.beyond')}</p> : null}
    </div>
  );
}
