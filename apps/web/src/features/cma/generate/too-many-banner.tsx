import type { CmaConditions, ComparablesFound } from '@hearthline/contract/cma';
import { mostComparables } from '@hearthline/domain/valuation/comparables';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { RepairChip, RepairChips } from './repair-chips.tsx';

interface TooManyBannerProps {
  found: ComparablesFound;
  onRepair: (conditions: CmaConditions) => void;
  onKeepBest: () => void;
}

export function TooManyBanner({ found, onRepair, onKeepBest }: TooManyBannerProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  return (
    <div className="flex gap-2.5 rounded-md border border-warning-line bg-warning-soft px-4 py-3.5 text-sm">
      <TriangleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0 text-warning" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <div role="status">
          <p>
            <b className="font-semibold">{t('generate.tooMany.title')}</b> {t('generate.tooMany.text')}
          </p>
          <p className="mt-0.5 text-xs text-ink-2">
            {t('generate.tooMany.found', { number: format.number(found.total), limit: mostComparables })}
          </p>
        </div>
        <RepairChips
          repairs={found.repairs}
          describe={(total) => t('generate.tooMany.left', { number: format.number(total) })}
          onRepair={onRepair}
        >
          <RepairChip note={t('generate.tooMany.byMatch')} onClick={onKeepBest}>
            {t('generate.tooMany.best', { limit: mostComparables })}
          </RepairChip>
        </RepairChips>
      </div>
    </div>
  );
}
