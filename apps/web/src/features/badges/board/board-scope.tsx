import type { BoardScope } from '@hearthline/contract/board-scope';
import { movingPeriods, parsePeriod } from '@hearthline/domain/badge/period';
import type { DateRange } from '@hearthline/domain/date-range';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, MapPin } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { badgeValuesKey } from '../../../shared/live/live-keys.ts';
import { DateRangeButton } from '../../../shared/ui/date-picker/date-range-button.tsx';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import { badgeRecordsKey, boardScopeQuery } from '../api/dashboard-queries.ts';

const AreaControl = lazy(async () => ({ default: (await import('./area-control.tsx')).AreaControl }));

/** The area and the range of all badges that follow the board, on every device of the agent. */
export function BoardScopeControls({ today }: { today: string }) {
  const { t } = useTranslation('badgesBoard');
  const { data: scope } = useQuery(boardScopeQuery);
  const change = useChangeScope();
  if (!scope) return null;
  const range = (scope.period !== null && parsePeriod(scope.period, today)) || null;
  return (
    <div className="flex min-w-0 items-center gap-2 max-md:w-full md:flex-wrap">
      <BoardArea scope={scope} onChange={(chosen) => change({ area: chosen })} />
      <DateRangeButton
        value={range}
        text={scope.periodText}
        onChange={(chosen) => change({ period: chosen && toPeriod(chosen, today) })}
        max={today}
        today={today}
        noneLabel={t('scope.eachPeriod')}
        className="min-w-0 max-md:flex-1"
      />
    </div>
  );
}

/** Says the area; the list of all of them is loaded when it is first wanted. */
function BoardArea({ scope, onChange }: Pick<ComponentProps<typeof AreaControl>, 'scope' | 'onChange'>) {
  const { t } = useTranslation('badgesBoard');
  const [isWanted, setIsWanted] = useState(false);
  const className = 'w-48 min-w-0 max-md:w-auto max-md:flex-1';
  const face = (
    <button
      type="button"
      aria-label={`${scope.areaText}, ${t('scope.area')}`}
      aria-haspopup="listbox"
      aria-expanded="false"
      className={classNames(
        'control-box flex items-center gap-2 px-3 text-left text-ink transition-control',
        controlHeights.md,
        controlTextClass,
        className,
      )}
      onClick={() => setIsWanted(true)}
    >
      <MapPin aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{scope.areaText}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </button>
  );
  if (!isWanted) return face;
  return (
    <Suspense fallback={face}>
      <AreaControl scope={scope} onChange={onChange} className={className} />
    </Suspense>
  );
}

/** Days that end today move on with the calendar where a moving period means the same days. */
function toPeriod({ from, to }: DateRange, today: string): string {
  const moving = movingPeriods.find((each) => {
    const range = parsePeriod(each, today);
    return range?.from === from && range.to === to;
  });
  return moving ?? `${from}/${to}`;
}

/** One change after the other, each joined to what the one before it left. */
function useChangeScope(): (change: Partial<BoardScope>) => void {
  const client = useQueryClient();
  const { queryKey } = boardScopeQuery;
  const { mutate } = useMutation({
    scope: { id: 'board-scope' },
    mutationFn: async (change: Partial<BoardScope>) => {
      const { area, period } = await client.ensureQueryData(boardScopeQuery);
      return (await request('PUT /badges/scope', { body: { area, period, ...change } })).result;
    },
    onSuccess: (scope) => client.setQueryData(queryKey, scope),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}

/** When the board's area or range changed here or on another device, everything is counted anew. */
export function useFollowScope(): void {
  const client = useQueryClient();
  const { data: scope } = useQuery(boardScopeQuery);
  const current = scope && `${scope.area} ${scope.period}`;
  const counted = useRef(current);
  useEffect(() => {
    if (current === undefined || counted.current === current) return;
    const isFirst = counted.current === undefined;
    counted.current = current;
    if (isFirst) return;
    for (const queryKey of [badgeValuesKey, badgeRecordsKey]) void client.invalidateQueries({ queryKey });
  }, [client, current]);
}
