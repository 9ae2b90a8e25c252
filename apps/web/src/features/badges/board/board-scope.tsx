import type { BoardScope } from '@hearthline/contract/board-scope';
import { movingPeriods, parsePeriod } from '@hearthline/domain/badge/period';
import type { DateRange } from '@hearthline/domain/date-range';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { municipalitiesQuery } from '../../../shared/api/place-queries.ts';
import { badgeValuesKey } from '../../../shared/live/live-keys.ts';
import { DateRangeButton } from '../../../shared/ui/date-picker/date-range-button.tsx';
import { SearchSelect } from '../../../shared/ui/search-select.tsx';
import { badgeRecordsKey, boardScopeQuery } from '../api/dashboard-queries.ts';

const [everywhereId, myAreaId] = ['everywhere', 'myArea'];

/** The area and the range of all badges that follow the board, on every device of the agent. */
export function BoardScopeControls({ today }: { today: string }) {
  const { t } = useTranslation('badgesBoard');
  const { data: scope } = useQuery(boardScopeQuery);
  const { data: places = [], isPending } = useQuery(municipalitiesQuery());
  const change = useChangeScope();
  if (!scope) return null;
  const { area, period } = scope;
  const range = (period !== null && parsePeriod(period, today)) || null;
  return (
    <div className="flex min-w-0 items-center gap-2 max-md:w-full">
      <SearchSelect
        label={t('scope.area')}
        isLabelHidden
        icon={<MapPin aria-hidden="true" strokeWidth={1.75} />}
        className="w-48 min-w-0 max-md:w-auto max-md:flex-1"
        items={[
          { id: myAreaId, label: area === myAreaId ? scope.areaText : t('scope.myArea') },
          { id: everywhereId, label: t('scope.everywhere') },
          ...places.map(({ code, name }) => ({ id: code, label: name })),
        ]}
        isLoading={isPending}
        placeholder={scope.areaText}
        value={area === '' ? everywhereId : area}
        onChange={(id) => change({ area: id === everywhereId ? '' : id, period })}
      />
      <DateRangeButton
        value={range}
        text={scope.periodText}
        onChange={(chosen) => change({ area, period: chosen && toPeriod(chosen, today) })}
        max={today}
        today={today}
        noneLabel={t('scope.eachPeriod')}
        className="min-w-0 max-md:flex-1"
      />
    </div>
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

function useChangeScope(): (scope: BoardScope) => void {
  const client = useQueryClient();
  const { queryKey } = boardScopeQuery;
  const { mutate } = useMutation({
    scope: { id: 'board-scope' },
    mutationFn: async (body: BoardScope) => (await request('PUT /badges/scope', { body })).result,
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
