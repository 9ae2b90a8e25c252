import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { BottomSheet } from '../../../../shared/ui/bottom-sheet.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { resetWeights, roomForWeight, setWeight } from '../model/draft-edits.ts';
import type { ExplainedGrid } from '../model/explain-cell.ts';
import type { GridColumn } from '../model/grid-view.ts';
import { readShare } from '../model/typed-numbers.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { NumberField } from './number-field.tsx';

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
        problem={room < 1 ? t('grid.noRoom', { share: format.percent(room, 0) }) : t('grid.noShare')}
        text={own === undefined ? '' : format.decimal(own * 100, 0)}
        read={(text) => {
          const share = readShare(text);
          return typeof share === 'number' && share > room + 0.005 ? null : share;
        }}
        onChange={(value) => control?.edit((edits) => setWeight(edits, id, value), `sheet-weight:${id}`)}
      />
    </BottomSheet>
  );
}
