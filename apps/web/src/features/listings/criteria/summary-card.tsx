import type { SearchSummary } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link } from '@tanstack/react-router';
import { Bookmark, Zap } from 'lucide-react';
import type { MouseEvent } from 'react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useRememberSearch } from '../api/saved-search-api.ts';
import { CriteriaChips } from '../components/criteria-chips.tsx';
import { useFewText } from '../components/few-text.ts';
import { linkToResults } from '../model/criteria-url.ts';
import { Suggestions } from './suggestions.tsx';

interface SummaryCardProps {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
  summary: SearchSummary | undefined;
  isCounting: boolean;
  failure: QueryFailure | null;
  onSave: () => void;
}

/** What the criteria find, beside the form. */
export function SummaryCard({ criteria, onChange, summary, isCounting, failure, onSave }: SummaryCardProps) {
  const { t } = useTranslation('listings');
  return (
    <Card
      aria-label={t('summary.title')}
      className="sticky top-[calc(var(--header-h)+24px)] overflow-hidden max-lg:hidden"
    >
      <Suspense fallback={null}>
        <MapPreviewSlot criteria={criteria} />
      </Suspense>
      <div className="px-5 pt-4.5 pb-5">
        <CountLine summary={summary} isCounting={isCounting} isLive={!failure} />
        {failure && (
          <QueryError layout="line" failure={failure} text={t('summary.failed')} className="mt-2 text-xs!" />
        )}
        <CriteriaChips criteria={criteria} onChange={onChange} className="mt-3.5 mb-4" />
        {summary && <Suggestions summary={summary} onChoose={onChange} className="mb-4" />}
        <hr />
        <Figures summary={summary} />
        <ShowButton criteria={criteria} total={summary?.total} isCounting={isCounting} />
        <Button
          variant="secondary"
          fullWidth
          className="mt-2"
          icon={<Bookmark aria-hidden="true" />}
          onClick={onSave}
        >
          {t('summary.save')}
        </Button>
      </div>
    </Card>
  );
}

interface CountLineProps {
  summary: SearchSummary | undefined;
  isCounting: boolean;
  isLive: boolean;
}

function CountLine({ summary, isCounting, isLive }: CountLineProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  if (!summary) return <Skeleton className="h-8.5 w-40" />;
  return (
    <p className="flex items-baseline gap-2">
      <span
        className={classNames(
          'text-[28px]/[34px] font-semibold tracking-[-0.03em] transition-opacity duration-(--dur-slow)',
          isCounting && 'opacity-50',
        )}
      >
        {format.number(summary.total)}
      </span>
      <span className="flex-1 text-ink-2">{t('summary.match', { count: Math.min(summary.total, 2) })}</span>
      {isLive && (
        <Tag tone="success" icon={<Zap aria-hidden="true" />}>
          {t('summary.live')}
        </Tag>
      )}
    </p>
  );
}

function Figures({ summary }: { summary: SearchSummary | undefined }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const write = (value: number | null | undefined, as: (value: number) => string) =>
    value === undefined || value === null ? '—' : as(value);
  const fewOf = useFewText();
  const { medianPrice = null, medianDaysOnMarket = null, pricedCount = 0, agedCount = 0 } = summary ?? {};
  const figures = [
    ['medianPrice', write(medianPrice, format.price), fewOf(medianPrice, pricedCount)],
    ['daysOnMarket', write(medianDaysOnMarket, format.number), fewOf(medianDaysOnMarket, agedCount)],
    ['newThisWeek', write(summary?.newThisWeek, format.number), null],
    ['priceChanged', write(summary?.priceChanged, format.number), null],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 pt-3.5 pb-4">
      {figures.map(([name, text, few]) => (
        <div key={name}>
          <dt className="text-xs text-ink-3">{t(`summary.${name}`)}</dt>
          <dd className="text-base font-semibold">
            {text}
            {few && <span className="block text-xs font-normal text-ink-3">{few}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MapPreview = lazy(async () => {
  const { MapPreview } = await import('../map/map-preview.tsx');
  return { default: MapPreview };
});

/** Below this width its card is hidden; a map that nobody sees is not worth its download. */
function MapPreviewSlot({ criteria }: { criteria: Criteria }) {
  const isShown = useMediaQuery('(min-width: 1024px)');
  return isShown ? (
    <div className="h-49">
      <MapPreview criteria={criteria} />
    </div>
  ) : null;
}

interface ShowButtonProps {
  criteria: Criteria;
  total: number | undefined;
  isCounting: boolean;
  className?: string;
}

/** Leads to the listings; a field that contradicts itself is shown first. */
export function ShowButton({ criteria, total, isCounting, className }: ShowButtonProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const remember = useRememberSearch();

  function handleClick(event: MouseEvent) {
    const wrong = document.querySelector<HTMLElement>('[data-criteria-form] [aria-invalid="true"]');
    if (wrong) {
      event.preventDefault();
      wrong.focus();
      return;
    }
    if (total !== undefined) remember.mutate({ criteria, total });
  }

  return (
    <Link
      {...linkToResults(criteria, 'list')}
      onClick={handleClick}
      aria-busy={isCounting}
      className={classNames(buttonClass({ size: 'lg', fullWidth: true }), className)}
    >
      {total === undefined
        ? t('summary.showPlain')
        : t('summary.show', { count: Math.min(total, 2), number: format.number(total) })}
    </Link>
  );
}
