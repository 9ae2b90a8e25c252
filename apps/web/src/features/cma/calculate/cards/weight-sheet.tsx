import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { BottomSheet } from '../../../../shared/ui/bottom-sheet.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { NumberField } from '../../../../shared/ui/number-field.tsx';
import { resetWeights, roomForWeight, setWeight } from '../model/draft-edits.ts';
import type { ExplainedGrid } from '../model/explain-cell.ts';
import type { GridColumn } from '../model/grid-view.ts';
import { parseShare } from '../model/parse-share.ts';
import type { EditsControl } from '../model/use-edits.ts';

interface WeightSheetProps {
  column: GridColumn;
  address: string;
  explained: ExplainedGrid;
  control: EditsControl | null;
  onClose: () => void;
}

export function WeightSheet({ column, address, explained, control, onClose }: WeightSheetProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { id, result } = column;
  const { weights } = explained.edits;
  const own = weights[id];
  const room = roomForWeight(explained.edits, id);
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      title={t('pair', { name: t('grid.weight'), value: format.percent(result.weight, 0) })}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={Object.keys(weights).length === 0}
            onClick={() => {
              control?.edit(resetWeights);
              onClose();
            }}
          >
            {t('blocked.repairs.noWeight')}
          </Button>
          <Button onClick={onClose}>{t('cards.done')}</Button>
        </>
      }
    >
      <p className="text-sm text-ink-3">{address}</p>
      <p className="mt-2 mb-4 text-sm text-ink-2">{t('grid.explain.weight')}</p>
      <NumberField
        label={t('cards.ownWeight')}
        hint={t('cards.emptyWeight')}
        invalidText={room < 1 ? t('grid.noRoom', { share: format.percent(room, 0) }) : t('grid.noShare')}
        inputMode="text"
        value={own}
        write={(share) => format.decimal(share * 100, 0)}
        parse={(text) => {
          const share = parseShare(text, format.language);
          return typeof share === 'number' && share > room + 0.005 ? null : share;
        }}
        onChange={(value) => {
          if (value !== null)
            control?.edit((edits) => setWeight(edits, id, value ?? null), `sheet-weight:${id}`);
        }}
      />
    </BottomSheet>
  );
}
