import type { Candidate, ComparablesFound, MissReason } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Candidates } from './use-candidates.ts';

export type NearMiss = ComparablesFound['nearMisses'][number];

/** A comparable, one that just misses the conditions, or a chosen one that they do not find any more. */
export type CandidateRow =
  | { kind: 'found'; listing: Candidate['listing']; item: Candidate }
  | { kind: 'near'; listing: NearMiss['listing']; item: NearMiss }
  | { kind: 'outside'; listing: ListingCard };

/** How alike, as a bar and as a number. */
export function MatchBar({ match, className }: { match: number; className?: string }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const percent = format.percent(match, 0);
  return (
    <span className={classNames('flex items-center gap-2', className)}>
      <span aria-hidden="true" className="h-1.5 w-28 overflow-hidden rounded-full bg-line max-2xl:w-16">
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
      className={classNames('font-medium hover:underline', className)}
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
  return (reason: MissReason): string => {
    if (reason.code === 'tooFar') {
      if (reason.kilometres === null) return t('generate.reasons.farUnknown');
      const digits = reason.kilometres < 0.1 ? 2 : 1;
      return t('generate.reasons.tooFar', {
        distance: format.kilometres(Math.max(0.01, reason.kilometres), digits),
      });
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

export const addressOf = ({ listing }: { listing: Pick<ListingCard, 'address' | 'mlsNumber'> }): string =>
  listing.address || listing.mlsNumber;

/** Why it is left out, and the button that includes it all the same. */
export function MissCell({ item, candidates }: { item: NearMiss; candidates: Candidates }) {
  const { t } = useTranslation('cma');
  const reasonText = useReasonText();
  const { id } = item.listing;
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1 text-left text-xs/[15px] text-warning">{reasonText(item.reason)}</span>
      {candidates.chosen.has(id) ? (
        <span className="text-xs font-medium text-ink-2">{t('generate.included')}</span>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          className="min-h-7! px-2.5!"
          aria-label={t('generate.includeOf', { address: addressOf(item) })}
          disabled={candidates.isFull}
          onClick={() => candidates.choose(id, true)}
        >
          {t('generate.include')}
        </Button>
      )}
    </span>
  );
}
