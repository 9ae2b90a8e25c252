import type { CmaConditions, Repair } from '@hearthline/contract/cma';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useFactWords } from '../components/fact-words.ts';

interface RepairChipsProps {
  repairs: readonly Repair[];
  /** What stands beside each repair: how many it leaves or finds. */
  describe: (total: number) => string;
  onRepair: (conditions: CmaConditions) => void;
  children?: ReactNode;
}

/** One tap each, with what it would give. */
export function RepairChips({ repairs, describe, onRepair, children }: RepairChipsProps) {
  const name = useRepairName();
  return (
    <div className="mt-2.5 flex flex-wrap gap-2 max-lg:gap-2.5">
      {repairs.map((repair) => (
        <RepairChip
          key={name(repair)}
          note={describe(repair.total)}
          onClick={() => onRepair(repair.conditions)}
        >
          {name(repair)}
        </RepairChip>
      ))}
      {children}
    </div>
  );
}

interface RepairChipProps {
  note: string;
  onClick: () => void;
  children: ReactNode;
}

export function RepairChip({ note, onClick, children }: RepairChipProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="touch-target inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-[12.5px]/[20px] font-medium text-ink transition-control hovered:bg-hover pressed:bg-pressed"
    >
      {children} <span className="font-normal text-ink-3">{note}</span>
    </button>
  );
}

function useRepairName() {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  return ({ change, conditions }: Repair): string => {
    const { radiusMetres, soldFrom, criteria } = conditions;
    const distance = words.km(radiusMetres / 1000);
    const [style] = criteria.style?.any ?? [];
    const { min = 0, max = 0 } = criteria.size ?? {};
    if (change === 'radius') return t('generate.repair.within', { distance });
    if (change === 'soldFrom') return t('generate.repair.since', { month: sinceText(soldFrom) });
    if (change === 'style' && style)
      return t('generate.repair.only', { style: t(`vocabulary.style.${style}`) });
    return format.areaRange(min, max);
  };

  /** A whole month is named as such. */
  function sinceText(date: string): string {
    return date.endsWith('-01') ? format.monthYear(date) : format.dateText(date);
  }
}
