import type { CmaConditions, CmaSubject, ComparablesFound, Suggestion } from '@hearthline/contract/cma';
import { leastComparables, mostComparables } from '@hearthline/domain/valuation/comparables';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface TooFewBannerProps {
  found: ComparablesFound;
  subject: CmaSubject;
  onApply: (conditions: CmaConditions) => void;
  onEnter: () => void;
}

/** Fewer than three sales give no number; wider conditions are offered with what they find. */
export function TooFewBanner({ found, subject, onApply, onEnter }: TooFewBannerProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { total, repairs: suggestions } = found;
  if (total >= leastComparables) return null;
  const hasPlace = !findLacking(subject.facts).includes('place');
  if (!hasPlace)
    return (
      <Banner
        tone="warning"
        title={t('generate.tooFew.noPlace')}
        actions={
          <Button size="sm" variant="secondary" onClick={onEnter}>
            {t('generate.lackingAction')}
          </Button>
        }
      />
    );
  return (
    <Banner
      tone="warning"
      title={
        total === 0
          ? t('generate.tooFew.none')
          : t('generate.tooFew.title', { count: total, number: format.number(total) })
      }
    >
      {t(suggestions.length > 0 ? 'generate.tooFew.text' : 'generate.tooFew.decline', {
        least: leastComparables,
      })}
      {suggestions.length > 0 ? (
        <SuggestionChips
          suggestions={suggestions}
          describe={(number) => t('generate.tooFew.found', { number: format.number(number) })}
          onApply={onApply}
        />
      ) : null}
    </Banner>
  );
}

interface TooManyBannerProps {
  found: ComparablesFound;
  onApply: (conditions: CmaConditions) => void;
  onKeepBest: () => void;
}

export function TooManyBanner({ found, onApply, onKeepBest }: TooManyBannerProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  return (
    <div className="flex gap-2.5 rounded-md border border-warning-line bg-warning-soft px-4 py-3.5 text-sm">
      <TriangleAlert className="mt-px size-4.5 shrink-0 text-warning" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <div role="status">
          <p>
            <b className="font-semibold">{t('generate.tooMany.title')}</b> {t('generate.tooMany.text')}
          </p>
          <p className="mt-0.5 text-xs text-ink-2">
            {t('generate.tooMany.found', { number: format.number(found.total), limit: mostComparables })}
          </p>
        </div>
        <SuggestionChips
          suggestions={found.repairs}
          describe={(total) => t('generate.tooMany.left', { number: format.number(total) })}
          onApply={onApply}
        >
          <SuggestionChip
            name={t('generate.tooMany.best', { limit: mostComparables })}
            note={t('generate.tooMany.byMatch')}
            onClick={onKeepBest}
          />
        </SuggestionChips>
      </div>
    </div>
  );
}

interface SuggestionChipsProps {
  suggestions: readonly Suggestion[];
  /** What stands beside each: how many it leaves or finds. */
  describe: (total: number) => string;
  onApply: (conditions: CmaConditions) => void;
  children?: ReactNode;
}

/** One tap each, with what it would give. */
function SuggestionChips({ suggestions, describe, onApply, children }: SuggestionChipsProps) {
  const nameOf = useSuggestionName();
  return (
    <div className="mt-2.5 flex flex-wrap gap-2 max-lg:gap-2.5">
      {suggestions.map((each) => (
        <SuggestionChip
          key={nameOf(each)}
          name={nameOf(each)}
          note={describe(each.total)}
          onClick={() => onApply(each.conditions)}
        />
      ))}
      {children}
    </div>
  );
}

function SuggestionChip({ name, note, onClick }: { name: string; note: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="touch-target inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-[12.5px]/[20px] font-medium text-ink transition-control hovered:bg-hover pressed:bg-pressed"
    >
      {name} <span className="font-normal text-ink-3">{note}</span>
    </button>
  );
}

function useSuggestionName() {
  const { t } = useTranslation('cma');
  const format = useFormat();
  return ({ change, conditions }: Suggestion): string => {
    const { radiusMetres, soldFrom, criteria } = conditions;
    const distance = format.kilometres(radiusMetres / 1000);
    const [style] = criteria.style?.any ?? [];
    const { min = 0, max = 0 } = criteria.size ?? {};
    if (change === 'radius') return t('generate.suggestion.within', { distance });
    if (change === 'soldFrom')
      return t('generate.suggestion.since', {
        // A whole month is named as such.
        month: soldFrom.endsWith('-01') ? format.monthYear(soldFrom) : format.dateText(soldFrom),
      });
    if (change === 'style' && style)
      return t('generate.suggestion.only', { style: t(`vocabulary.style.${style}`) });
    return format.areaRange(min, max);
  };
}
