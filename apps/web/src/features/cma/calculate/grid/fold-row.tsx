import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import type { LineWords } from '../model/use-line-words.ts';

interface FoldRowProps {
  lines: readonly AdjustmentLine[];
  words: LineWords;
  columns: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Lines in which nothing differs, by name; one press shows them. */
export function FoldRow({ lines, words, columns, isOpen, onToggle }: FoldRowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  return (
    <tr>
      <td colSpan={columns + 2}>
        <button
          type="button"
          data-focus
          tabIndex={-1}
          aria-expanded={isOpen}
          className="sticky left-5 flex max-w-[min(64rem,80vw)] items-center gap-2 text-left text-ink-2 hover:text-ink"
          onClick={onToggle}
        >
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
          <span className="whitespace-nowrap">
            {t('grid.same', { count: lines.length, number: format.number(lines.length) })}
          </span>
          <span className="truncate text-ink-3">{lines.map(words.name).join(', ')}</span>
        </button>
      </td>
    </tr>
  );
}
