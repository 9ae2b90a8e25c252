import type { Candidate, ComparablesFound, MissReason } from '@hearthline/contract/cma';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useFactWords } from '../components/fact-words.ts';
import type { Candidates } from './use-candidates.ts';

export type NearMiss = ComparablesFound['nearMisses'][number];

export interface CandidateListProps {
  items: readonly Candidate[];
  nearMisses: readonly NearMiss[];
  candidates: Candidates;
  /** Stands below the last comparable: the way to the others. */
  more: ReactNode;
}

/** How alike, as a bar and as a number. */
export function MatchBar({ match, className }: { match: number; className?: string }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const percent = format.percent(match, 0);
  return (
    <span className={classNames('flex items-center gap-2', className)}>
      <span aria-hidden="true" className="h-1.5 w-28 overflow-hidden rounded-full bg-line max-xl:w-20">
        <span className="block h-full rounded-full bg-chart-2" style={{ width: `${match * 100}%` }} />
      </span>
      <span aria-hidden="true" className="font-tabular text-xs">
        {percent}
      </span>
      <span className="sr-only">{t('generate.matchOf', { percent })}</span>
    </span>
  );
}

/** Opens the home beside, because the list is being worked on. */
export function HomeLink({ id, address, className }: { id: string; address: string; className?: string }) {
  return (
    <Link
      to="/property-search/result/view"
      search={{ id }}
      target="_blank"
      className={classNames('truncate font-medium hover:underline', className)}
    >
      {address}
    </Link>
  );
}

const namedFields = [
  'size',
  'bedrooms',
  'bathrooms',
  'garage',
  'lotArea',
  'age',
  'level',
  'kind',
  'style',
  'basement',
  'waterfront',
  'keywords',
] as const;

/** Why a sale was left out, in a few words. */
export function useReasonText() {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  return (reason: MissReason): string => {
    if (reason.code === 'tooFar') {
      if (reason.kilometres === null) return t('generate.reasons.farUnknown');
      const digits = reason.kilometres < 0.1 ? 2 : 1;
      return t('generate.reasons.tooFar', { distance: words.km(Math.max(0.01, reason.kilometres), digits) });
    }
    if (reason.code === 'soldTooEarly')
      return t('generate.reasons.soldTooEarly', {
        count: reason.days,
        number: format.number(reason.days),
      });
    const { by } = reason;
    const name = namedFields.find((field) => field === reason.field) ?? 'other';
    const field = t(`generate.reasons.fields.${name}`);
    if (by === null) return t('generate.reasons.other', { field });
    const end = by > 0 ? 'above' : 'below';
    if (name === 'size')
      return t(by > 0 ? 'generate.reasons.areaAbove' : 'generate.reasons.areaBelow', {
        area: format.area(Math.round(Math.abs(by))),
      });
    return t(`generate.reasons.${end}`, { field, number: format.number(Math.round(Math.abs(by) * 10) / 10) });
  };
}

export const addressOf = ({ listing }: Pick<Candidate, 'listing'>): string =>
  listing.address || listing.mlsNumber;
