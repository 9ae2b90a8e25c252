import type { Bracket, Calculation } from '@hearthline/domain/valuation/calculation';
import type { Confidence, ConfidenceReason } from '@hearthline/domain/valuation/confidence';
import { Link } from '@tanstack/react-router';
import { Check, CircleDot, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { useFactWords } from '../components/fact-words.ts';

interface RestsCardProps {
  /** Null where nothing can be changed. */
  cmaId: string | null;
  calculation: Calculation;
  confidence: Confidence;
  className?: string;
}

/** Why the value is as sure as it is, in plain words, and whether comparables stand on both sides of it. */
export function RestsCard({ cmaId, calculation, confidence, className }: RestsCardProps) {
  const { t } = useTranslation('cmaCalculate');
  const { brackets } = calculation;
  const writeReason = useReasonWords();
  const reasons = confidence.reasons.filter(({ code }) => code !== 'notBracketed');
  const isMissing = [brackets.area, brackets.price].some(
    (bracket) => bracket && !(bracket.hasBelow && bracket.hasAbove),
  );
  return (
    <Card className={className} aria-label={t('rests.title')}>
      <div className="flex flex-wrap gap-x-6 gap-y-2 px-5 py-3 text-sm">
        <div className="min-w-64 flex-1">
          <p className="font-medium">{t(`rests.${confidence.grade}`)}</p>
          {reasons.length > 0 ? (
            <ul className="mt-0.5 flex flex-wrap gap-x-4 text-ink-2">
              {reasons.map((reason) => (
                <li key={reason.code} className="flex gap-1.5">
                  <CircleDot aria-hidden="true" className="mt-1 size-3 shrink-0 text-ink-3" />
                  {writeReason(reason)}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className="text-ink-2">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-medium text-ink">{t('rests.brackets.label')}</span>
            {isMissing && cmaId ? (
              <Link to="/cma/generate" search={{ id: cmaId }} className="text-link">
                {t('rests.brackets.find')}
              </Link>
            ) : null}
          </p>
          <p className="flex flex-wrap gap-x-4">
            <BracketWord what="area" bracket={brackets.area} />
            <BracketWord what="price" bracket={brackets.price} />
          </p>
        </div>
      </div>
    </Card>
  );
}

function BracketWord({ what, bracket }: { what: 'area' | 'price'; bracket: Bracket | null }) {
  const { t } = useTranslation('cmaCalculate');
  const isBoth = Boolean(bracket?.hasBelow && bracket.hasAbove);
  const state = !bracket
    ? t('rests.brackets.unknown')
    : isBoth
      ? t('rests.brackets.both')
      : t(`rests.brackets.${bracket.hasBelow ? 'noAbove' : 'noBelow'}.${what}`);
  const Icon = isBoth ? Check : TriangleAlert;
  return (
    <span className="flex items-center gap-1.5">
      <Icon
        aria-hidden="true"
        className={`size-3.5 ${isBoth ? 'text-success' : bracket ? 'text-warning' : 'text-ink-3'}`}
      />
      {t('pair', { name: t(`rests.brackets.${what}`), value: state })}
    </span>
  );
}

function useReasonWords() {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
  return (reason: ConfidenceReason): string => {
    switch (reason.code) {
      case 'fewComparables':
      case 'factsUnknown':
        return t(`rests.reasons.${reason.code}`, {
          count: reason.count,
          number: format.number(reason.count),
        });
      case 'farAway':
        return t('rests.reasons.farAway', { distance: facts.km(reason.kilometres) });
      case 'soldLongAgo':
        return t('rests.reasons.soldLongAgo', { number: format.number(reason.months) });
      case 'notBracketed':
        return '';
      default:
        return t(`rests.reasons.${reason.code}`, { share: format.percent(reason.share, 0) });
    }
  };
}
