import type { BadgeExecution } from '@hearthline/contract/badges';
import type { DashboardItem } from '@hearthline/contract/dashboard';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { emptyConfiguration, parseConfiguration } from '@hearthline/domain/badge/configuration';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { badgeRecordsQuery, badgeSeriesQuery } from '../api/dashboard-queries.ts';
import { BadgeCard } from '../card/badge-card.tsx';
import { writeBadgeAmount } from '../card/badge-number.ts';
import type { BoardItemProps } from './board-item.tsx';
import { BoardItem } from './board-item.tsx';
import { sizeOf } from './board-items.ts';
import type { ChartPanelProps } from './chart-panel.tsx';
import type { BadgeValueState } from './use-badge-value.ts';
import { useBadgeValue } from './use-badge-value.ts';

const ChartPanel = lazyPart(async () => (await import('./chart-panel.tsx')).ChartPanel);
const RecordsDialog = lazyPart(async () => (await import('../card/records-dialog.tsx')).RecordsDialog);

interface ValueItemProps extends Omit<BoardItemProps, 'title' | 'children'> {
  isSeen: boolean;
  onSettled: (itemId: string) => void;
  onKeep: (item: DashboardItem) => void;
}

/** A badge or a chart: both are the value of a query, and both open the list behind it. */
export function ValueItem({ isSeen, onSettled, onKeep, ...place }: ValueItemProps) {
  const { item } = place;
  const valueState = useBadgeValue({ item, isSeen, onSettled, onKeep });
  const [isOpen, setIsOpen] = useState(false);
  const format = useFormat();
  const { execution, state } = valueState;
  const face = parseBadgeFace(execution);
  const title = face.title || execution?.badgeName || '';
  const size = sizeOf(item);

  const parameters = execution?.discoveryParams.length ?? 0;
  const menu = <BadgeMenu valueState={valueState} title={title} />;
  const common = {
    result: execution?.queryResult ?? null,
    state,
    errorText: valueState.errorText,
    onRetry: valueState.retry,
    unit: execution?.unit,
    onOpen: () => setIsOpen(true),
  };
  return (
    <BoardItem {...place} title={title}>
      {item.itemType === 'Chart' ? (
        <SeriesChart
          {...common}
          valueState={valueState}
          title={title}
          configuration={face}
          controls={parameters ? menu : undefined}
        />
      ) : (
        <BadgeCard
          {...common}
          configuration={face}
          name={title}
          size={size}
          control={
            parameters > 0 && (
              <>
                <BadgeControl valueState={valueState} />
                {parameters > 1 && menu}
              </>
            )
          }
          menu={parameters ? menu : undefined}
        />
      )}
      {execution && (
        <RecordsDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title={title}
          query={badgeRecordsQuery(execution.badgeId, valueState.params)}
          scope={execution.queryResult.scope}
          unit={execution.unit}
          valueText={(value) => writeBadgeAmount(value, face, format)}
        />
      )}
    </BoardItem>
  );
}

type SeriesChartProps = Omit<ChartPanelProps, 'series'> & { valueState: BadgeValueState };

/** A chart asks for the parts of its period when the value of the whole is there. */
function SeriesChart({ valueState, ...panel }: SeriesChartProps) {
  const { execution, params } = valueState;
  const isOpen = execution !== null && execution.lock === null;
  const query = useQuery({
    ...badgeSeriesQuery(execution?.badgeId ?? '', params),
    enabled: isOpen,
  });
  const hasFailed = query.isLoadingError;
  return (
    <ChartPanel
      {...panel}
      series={query.data ?? null}
      state={hasFailed ? 'failed' : isOpen && query.isPending ? 'loading' : panel.state}
      onRetry={hasFailed ? () => void query.refetch() : panel.onRetry}
    />
  );
}

/** What cannot be read is drawn as an empty configuration; the server tells it in its log. */
function parseBadgeFace(execution: Pick<BadgeExecution, 'badgeConfiguration'> | null): BadgeConfiguration {
  return (execution && parseConfiguration(execution.badgeConfiguration)) ?? emptyConfiguration;
}

const ParameterControl = lazy(async () => ({
  default: (await import('./parameter-control.tsx')).ParameterControl,
}));
const ParameterPopover = lazyPart(async () => (await import('./parameter-control.tsx')).ParameterPopover);

/** The first parameter that the viewer may change, as a pill. What opens it is loaded when it is first wanted. */
function BadgeControl({ valueState }: { valueState: BadgeValueState }) {
  const { t } = useTranslation('badgesCard');
  const [isWanted, setIsWanted] = useState(false);
  const [first] = valueState.execution?.discoveryParams ?? [];
  if (!first) return null;
  const { parameter, paramDefId } = first;
  const sent = valueState.execution?.queryResult.sentParams.find((param) => param.paramDefId === paramDefId);
  const { type } = parameter;
  const isPlace = type === 'area' || type === 'municipality' || type === 'community';
  const text = sent?.text || (isPlace ? t(`parameter.anywhere.${type}`) : t('parameter.any'));
  const pill = (
    <button
      type="button"
      aria-label={`${text}, ${parameter.title}`}
      aria-haspopup="listbox"
      className="badge-control touch-target"
      onClick={() => setIsWanted(true)}
    >
      <span className="min-w-0 truncate">{text}</span>
      <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
    </button>
  );
  if (!isWanted) return pill;
  return (
    <Suspense fallback={pill}>
      <ParameterControl valueState={valueState} param={first} />
    </Suspense>
  );
}

/** All of them behind one small button, where there is no room for pills. */
function BadgeMenu({ valueState, title }: { valueState: BadgeValueState; title: string }) {
  const { t } = useTranslation('badgesBoard');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = t('parameters', { title });
  return (
    <>
      <button
        ref={button}
        type="button"
        className="badge-menu touch-target"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </button>
      <ParameterPopover
        valueState={valueState}
        label={label}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
