import { useFormat } from '../../../shared/i18n/format.ts';
import './badge.css';
import type { QueryResult, QueryUnit, ResultScope } from '@hearthline/contract/badges';
import type { BadgeConfiguration, BadgeSize } from '@hearthline/domain/badge/configuration';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../../shared/charts/sparkline.tsx';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { BadgeLink } from './badge-link.tsx';
import { BadgeIcon, BadgePattern, badgeColorsOf, isSoftColor, isStacked } from './badge-look.tsx';
import type { BadgeTrend, BadgeValue } from './badge-number.ts';
import { formatBadgeTrend, formatBadgeValue, parseSeries, writeScope } from './badge-number.ts';
import type { BadgeState } from './badge-placeholder.tsx';
import { BadgePlaceholder } from './badge-placeholder.tsx';
import { LockedTile } from './locked-tile.tsx';
import { useStepText } from './use-amount-text.ts';

export interface BadgeCardProps {
  configuration: BadgeConfiguration;
  /** The badge's name, for a configuration without a title. */
  name?: string;
  /** Null while nothing has arrived; an older one stays visible while a new one is on its way. */
  result: QueryResult | null;
  state: BadgeState;
  errorText?: string;
  onRetry?: () => void;
  /** A parameter that the viewer may change, at the right of the footer where no words need the room. */
  control?: ReactNode;
  /** All of them behind a small button, where there is no room for the control. */
  menu?: ReactNode;
  size?: BadgeSize;
  /** Opens the records behind the number. */
  onOpen?: () => void;
  unit?: QueryUnit;
  className?: string;
}

const fewestForLine = 3;
/** The point at the end stays inside. */
const sparklineBox = { width: 112, height: 28, edge: 3 };
/** What loads, failed or has no value keeps to the plain face, where every ink has its contrast. */
const plainFace = { bgColor: 'Default', iconColor: 'Default', pattern: 'Default' } as const;

export function BadgeCard({
  configuration,
  name = '',
  result,
  state,
  errorText,
  onRetry,
  control,
  menu,
  size = configuration.size,
  onOpen,
  unit,
  className,
}: BadgeCardProps) {
  const { t } = useTranslation('badgesCard');
  const format = useFormat();
  const stepText = useStepText();
  const [titleId, scopeId] = [useId(), useId()];
  const title = configuration.title || name;
  if (state === 'locked') return <LockedTile title={title} size={size} className={className} />;
  const value = state === 'failed' ? null : formatBadgeValue(configuration, result, format);
  const { bgColor, pattern } = value ? configuration : plainFace;
  const frame = {
    'aria-labelledby': titleId,
    'data-size': size,
    'data-icon': value ? configuration.iconPosition : 'Hidden',
    'data-face': bgColor === 'Default' ? 'plain' : isSoftColor(bgColor) ? 'soft' : 'vivid',
    'data-stacked': (value && isStacked(configuration)) || undefined,
    style: badgeColorsOf(value ? configuration : plainFace),
    className: classNames('badge', className),
  };
  const heading = (
    <div id={titleId} className="badge-title" title={title}>
      {title}
    </div>
  );

  if (!value) {
    return (
      <article {...frame} aria-busy={state === 'loading'}>
        {heading}
        <BadgePlaceholder state={state} errorText={errorText} onRetry={onRetry} />
        {state === 'ready' && result && <ScopeLine id={scopeId} scope={result.scope} />}
        {(state === 'ready' || state === 'failed') && (control || menu) ? (
          <div className="badge-footer">
            <span className="flex-1" />
            {size === 'Small' ? menu : control}
          </div>
        ) : null}
      </article>
    );
  }

  const trend =
    configuration.type === 'AmountWithTrendBadge'
      ? formatBadgeTrend(configuration, result, unit, format, stepText)
      : null;
  const series = size === 'Small' || isStacked(configuration) ? [] : parseSeries(result);
  return (
    <article {...frame} aria-busy={state === 'loading'}>
      <BadgePattern pattern={pattern} color={configuration.patternColor} />
      {configuration.iconPosition !== 'Hidden' && (
        <span className="badge-icon">
          <BadgeIcon iconKey={configuration.iconKey} />
        </span>
      )}
      {heading}
      <div className="badge-value" style={{ '--badge-chars': value.whole.length } as CSSProperties}>
        {onOpen ? (
          <button
            type="button"
            className="badge-open"
            aria-label={t('openRecords', { title, value: value.whole })}
            aria-describedby={scopeId}
            onClick={onOpen}
          >
            <ValueText value={value} />
          </button>
        ) : (
          <ValueText value={value} />
        )}
      </div>
      {result && <ScopeLine id={scopeId} scope={result.scope} />}
      {series.length >= fewestForLine && (
        <Sparkline values={series} box={sparklineBox} look="point" className="badge-sparkline" />
      )}
      <BadgeFooter
        configuration={configuration}
        size={size}
        trend={trend}
        comparison={trend && result ? result.scope : null}
        control={control}
        menu={menu}
      />
      {state === 'loading' && <Ring className="badge-spinner" label={t('loading')} />}
    </article>
  );
}

/** Where, when, of which, and on how few: what the number speaks of. */
function ScopeLine({ id, scope }: { id: string; scope: ResultScope }) {
  const text = writeScope(scope);
  return (
    <p id={id} className="badge-scope" title={text}>
      {text}
    </p>
  );
}

function ValueText({ value: { before, digits, after } }: { value: BadgeValue }) {
  return (
    <>
      {before && <span className="badge-symbol">{before}</span>}
      {digits}
      {after && <span className="badge-symbol">{after}</span>}
    </>
  );
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

type Comparison = Pick<ResultScope, 'comparison' | 'comparisonSample'>;

/** Also words of the agent's own do not hide on how few a trend rests. */
function writeComparison({ comparison, comparisonSample }: Comparison, ownWords: string): string {
  const words = ownWords || comparison;
  return comparisonSample === '' ? words : `${words} (${comparisonSample})`;
}

interface BadgeFooterProps {
  configuration: BadgeConfiguration;
  size: BadgeSize;
  trend: BadgeTrend | null;
  /** What the trend is measured against. */
  comparison: Comparison | null;
  control: ReactNode;
  menu: ReactNode;
}

function BadgeFooter({ configuration, size, trend, comparison, control, menu }: BadgeFooterProps) {
  const { type, link, linkText } = configuration;
  const words = comparison ? writeComparison(comparison, configuration.footerText) : configuration.footerText;
  const isLink = type === 'BadgeWithLink' && linkText !== '';
  const parameters = size === 'Small' || isLink || words !== '' ? menu : control;
  return (
    <div className="badge-footer">
      {trend && <TrendChip trend={trend} comparison={comparison ? writeComparison(comparison, '') : ''} />}
      {isLink ? (
        <BadgeLink link={link} text={linkText} />
      ) : (
        words !== '' && (
          <span className="badge-words" title={words}>
            {words}
          </span>
        )
      )}
      {parameters && <span className="min-w-0 flex-1" />}
      {parameters}
    </div>
  );
}

function TrendChip({ trend: { direction, text }, comparison }: { trend: BadgeTrend; comparison: string }) {
  const { t } = useTranslation('badgesCard');
  const Arrow = arrows[direction];
  return (
    <span className="badge-trend" title={comparison}>
      <Arrow aria-hidden="true" strokeWidth={2.5} />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">
        {[t(`trend.${direction}`, { amount: text }), comparison].filter(Boolean).join(' ')}
      </span>
    </span>
  );
}
