import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import { fromDayNumber } from '@hearthline/domain/calendar';
import { findMethodGap } from '@hearthline/domain/valuation/compare-methods';
import type { Calculation } from '@hearthline/domain/valuation/grid';
import { listOtherKinds } from '@hearthline/domain/valuation/other-kinds';
import { roundValue } from '@hearthline/domain/valuation/round-value';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useFactWords } from '../components/fact-words.ts';
import type { EditsControl } from './model/use-edits.ts';
import { toggleLeftOut } from './model/use-edits.ts';

interface EvidenceNotesProps {
  found: GridFound;
  edits: CmaDraft['edits'];
  calculation: Calculation;
  control: EditsControl | null;
}

/** What stands beside the comparables: the home's own earlier sale, what is of another kind, and why the other method says otherwise. */
export function EvidenceNotes({ found: { grid }, edits, calculation, control }: EvidenceNotesProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const gap = useMemo(() => findMethodGap(grid, edits), [grid, edits]);
  const facts = useFactWords();
  const { earlier } = calculation;
  const otherKinds = listOtherKinds(grid, calculation).map((kind) => facts.kind(kind).toLowerCase());
  if (!gap && !earlier && otherKinds.length === 0) return null;
  const lines = (gap?.lines ?? []).map(({ line, amount }) =>
    t('gap.line', { line: t(`grid.lines.${line}`), amount: format.priceStep(amount) }),
  );
  return (
    <Card>
      <div className="flex flex-col gap-2 px-5 py-3 text-sm text-ink-2">
        {earlier ? (
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-medium text-ink">{t('earlier.name')}</span>
            <span>
              {t('earlier.text', {
                date: format.dateText(fromDayNumber(earlier.soldDay)),
                price: format.price(earlier.price),
                today: format.price(roundValue(earlier.adjusted)),
                share: format.percent(earlier.share, 0),
              })}
            </span>
            {control ? (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => control.edit((now) => toggleLeftOut(now, earlier.id))}
              >
                {t('earlier.left')}
              </Button>
            ) : null}
          </p>
        ) : null}
        {otherKinds.length > 0 ? <p>{t('otherKinds', { kinds: format.list(otherKinds) })}</p> : null}
        {gap ? (
          <p>
            {t(`gap.${grid.method}`, { fast: format.price(gap.fast), advance: format.price(gap.advance) })}{' '}
            {lines.length > 0 ? t('gap.lines', { lines: format.list(lines) }) : t('gap.weights')}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
