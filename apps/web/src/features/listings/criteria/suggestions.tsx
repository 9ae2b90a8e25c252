import type { Repair, SearchSummary } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import type { ChipWords } from '../model/chip-words.ts';
import { listChips } from '../model/chips.ts';
import { useChipWords } from '../model/use-chips.ts';

interface SuggestionsProps {
  summary: Pick<SearchSummary, 'total' | 'repairs'>;
  onChoose: (criteria: Criteria) => void;
  className?: string;
}

/** Ways out of nothing and of too much, each with the number it leads to; for every search screen. */
export function Suggestions({ summary, onChoose, className }: SuggestionsProps) {
  const { t } = useTranslation('listings');
  const { total, repairs } = summary;
  if (total > 0 && repairs.length === 0) return null;
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <p className="text-sm text-ink-2">{t(total === 0 ? 'summary.none' : 'summary.tooMany')}</p>
      <SuggestionChips repairs={repairs} onChoose={onChoose} />
    </div>
  );
}

interface SuggestionChipsProps {
  repairs: readonly Repair[];
  onChoose: (criteria: Criteria) => void;
  className?: string;
}

export function SuggestionChips({ repairs, onChoose, className }: SuggestionChipsProps) {
  const words = useChipWords(...repairs.map(({ criteria }) => criteria));
  if (repairs.length === 0) return null;
  return (
    <ul className={classNames('flex flex-wrap gap-1.5', className)}>
      {repairs.map((repair) => (
        <li key={`${repair.kind}:${repair.field}`} className="flex max-w-full">
          <Chip className="max-w-full" onClick={() => onChoose(repair.criteria)}>
            <span className="truncate">{nameSuggestion(repair, words)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** "Without garage: 37", "3+ beds: 210". */
export function nameSuggestion({ kind, field, criteria, count }: Repair, words: ChipWords): string {
  const { t, format } = words;
  const [first, second] = field.split('+') as [CriterionField, CriterionField?];
  const added = listChips(criteria, words).find((chip) => chip.field === first)?.label;
  const name = t(`fieldNames.${first}`);
  const change =
    kind === 'add' && added
      ? added
      : second
        ? t('summary.withoutBoth', { name, other: t(`fieldNames.${second}`) })
        : t('summary.without', { name });
  return t('summary.suggestion', { change, number: format.number(count) });
}
