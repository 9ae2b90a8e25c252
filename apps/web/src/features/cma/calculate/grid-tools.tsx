import type { Calculation } from '@hearthline/domain/valuation/grid';
import { RotateCcw, Save, SlidersHorizontal, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import type { EditsControl } from './model/use-edits.ts';
import { hasEdits, withoutEdits } from './model/use-edits.ts';

const SaveVersionDialog = lazyPart(async () => (await import('./note-dialogs.tsx')).SaveVersionDialog);

interface GridToolsProps {
  state: LoadedState;
  control: EditsControl;
  calculation: Calculation;
  timeZone: string | undefined;
}

/** Undo, reset and save; for Fast the way to Advance. */
export function GridTools({ state, control, calculation, timeZone }: GridToolsProps) {
  const { t } = useTranslation('cmaCalculate');
  const { draft, change } = state;
  const [isSaving, setSaving] = useState(false);
  const isFast = draft.method === 'fast';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2 max-md:w-full max-md:flex-none">
        <SaveState
          status={state.saveState}
          savedAt={state.savedAt}
          onRetry={() => void state.flush()}
          timeZone={timeZone}
          className="empty:hidden"
        />
        {isFast ? <span>{t('tools.fastNote')}</span> : <WeightNote state={state} />}
      </div>
      {isFast ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<SlidersHorizontal />}
          onClick={() => change((current) => ({ ...current, method: 'advance' }))}
        >
          {t('tools.advance')}
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" icon={<Undo2 />} disabled={!control.canUndo} onClick={control.undo}>
        {t('tools.undo')}
      </Button>
      {hasEdits(draft.edits) ? (
        <Button size="sm" variant="ghost" icon={<RotateCcw />} onClick={() => control.edit(withoutEdits)}>
          {t('tools.resetAll')}
        </Button>
      ) : null}
      <Button size="sm" variant="secondary" icon={<Save />} onClick={() => setSaving(true)}>
        {t('tools.saveVersion')}
      </Button>
      {isSaving ? (
        <SaveVersionDialog state={state} value={calculation.value} onClose={() => setSaving(false)} />
      ) : null}
    </div>
  );
}

/** What the agent's own weights leave to the others. */
function WeightNote({ state }: { state: LoadedState }) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { weights, leftOut } = state.draft.edits;
  const given = Object.values(weights);
  if (given.length === 0) return null;
  const sum = given.reduce((total, share) => total + share, 0);
  const areAllGiven = state.draft.chosen.every((id) => weights[id] !== undefined || leftOut.includes(id));
  if (areAllGiven)
    return Math.abs(sum - 1) < 0.005 ? null : (
      <span>{t('tools.ownWeightsAll', { given: format.percent(sum, 0) })}</span>
    );
  return (
    <span>
      {t('tools.ownWeights', {
        given: format.percent(sum, 0),
        rest: format.percent(Math.max(0, 1 - sum), 0),
      })}
    </span>
  );
}
