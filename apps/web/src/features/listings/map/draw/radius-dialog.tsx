import type { CircleShape } from '@hearthline/domain/criteria/criteria';
import type { LngLat } from '@hearthline/domain/geo';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { FormModal } from '../../../../shared/ui/form-modal.tsx';
import { NumberField } from '../../../../shared/ui/number-field.tsx';

interface RadiusDialogProps {
  centre: LngLat;
  isExcluding: boolean;
  onAdd: (circle: CircleShape, isExcluding: boolean) => void;
  onClose: () => void;
}

const leastKm = 0.1;
const mostKm = 200;

/** Draws a circle without a pointer. */
export function RadiusDialog({ centre, isExcluding: wasExcluding, onAdd, onClose }: RadiusDialogProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const [kilometres, setKilometres] = useState<ParsedNumber>(2);
  const [isExcluding, setExcluding] = useState(wasExcluding);
  const [isWrong, setWrong] = useState(false);

  function handleSubmit() {
    const radiusMetres = toRadius(kilometres);
    if (radiusMetres === null) return setWrong(true);
    onAdd({ type: 'circle', centre, radiusMetres }, isExcluding);
    onClose();
  }

  return (
    <FormModal
      title={t('map.radius.title')}
      className="max-w-105!"
      submitLabel={t('map.radius.add')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <NumberField
        label={t('map.radius.field')}
        decimals={3}
        autoFocus
        suffix="km"
        value={kilometres}
        onChange={(next) => {
          setKilometres(next);
          setWrong(false);
        }}
        error={
          isWrong
            ? t('map.radius.invalid', { min: format.decimal(leastKm, 1), max: format.number(mostKm) })
            : undefined
        }
      />
      <Checkbox isSelected={isExcluding} onChange={setExcluding}>
        {t('map.radius.exclude')}
      </Checkbox>
    </FormModal>
  );
}

/** Metres, or null for what is no radius. */
export function toRadius(kilometres: ParsedNumber): number | null {
  if (typeof kilometres !== 'number' || kilometres < leastKm || kilometres > mostKm) return null;
  return Math.round(kilometres * 1000);
}
