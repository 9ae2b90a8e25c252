import type { SearchSuggestion, SearchSummary } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { lowerFirst } from '@hearthline/format/intl-writers';
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
  const { total, repairs: suggestions } = summary;
  if (total > 0 && suggestions.length === 0) return null;
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <p className="text-sm text-ink-2">{t(total === 0 ? 'summary.none' : 'summary.tooMany')}</p>
      <SuggestionChips suggestions={suggestions} onChoose={onChoose} />
    </div>
  );
}

interface SuggestionChipsProps {
  suggestions: readonly SearchSuggestion[];
  onChoose: (criteria: Criteria) => void;
  className?: string;
}

export function SuggestionChips({ suggestions, onChoose, className }: SuggestionChipsProps) {
  const words = useChipWords(...suggestions.map(({ criteria }) => criteria));
  if (suggestions.length === 0) return null;
  return (
    <ul className={classNames('flex flex-wrap gap-1.5', className)}>
      {suggestions.map((suggestion) => (
        <li key={`${suggestion.kind}:${suggestion.field}`} className="flex max-w-full">
          <Chip className="max-w-full" onClick={() => onChoose(suggestion.criteria)}>
            <span className="truncate">{nameSuggestion(suggestion, words)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** "Without garage: 37", "In any status: 2", "3+ beds: 210". */
export function nameSuggestion({ kind, field, criteria, count }: SearchSuggestion, words: ChipWords): string {
  const { t, format } = words;
  const fields = field.split('+') as CriterionField[];
  const added = listChips(criteria, words).find((chip) => chip.field === fields[0])?.label;
  const change = kind === 'add' && added ? added : nameWiderSearch(fields, words);
  return t('summary.suggestion', { change, number: format.number(count) });
}

/** There is always a status, so it is opened and not left out. */
function nameWiderSearch(fields: readonly CriterionField[], { t }: ChipWords): string {
  const [name, other] = fields
    .filter((field) => field !== 'status')
    .map((field) => lowerFirst(t(`vocabulary.field.${field}`)));
  if (name === undefined) return t('summary.anyStatus');
  if (other !== undefined) return t('summary.withoutBoth', { name, other });
  return t(fields.length > 1 ? 'summary.withoutInAny' : 'summary.without', { name });
}
