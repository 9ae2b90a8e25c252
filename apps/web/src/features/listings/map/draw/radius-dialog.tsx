import type { CircleShape } from '@hearthline/domain/criteria/criteria';
import type { LngLat } from '@hearthline/domain/geo';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { Modal } from '../../../../shared/ui/modal.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';

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
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const formId = useId();
  const [text, setText] = useState(format.decimal(2, 0));
  const [isExcluding, setExcluding] = useState(wasExcluding);
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const radiusMetres = readKilometres(text);
    if (radiusMetres === null) return setWrong(true);
    onAdd({ type: 'circle', centre, radiusMetres }, isExcluding);
    onClose();
  }

  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('map.radius.title')}
      className="max-w-105!"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('map.radius.add')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          label={t('map.radius.field')}
          inputMode="decimal"
          autoFocus
          autoComplete="off"
          suffix="km"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
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
      </form>
    </Modal>
  );
}

/** Metres, or null for what is no radius. Both decimal signs are understood. */
export function readKilometres(text: string): number | null {
  const kilometres = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !(kilometres >= leastKm && kilometres <= mostKm)) return null;
  return Math.round(kilometres * 1000);
}
