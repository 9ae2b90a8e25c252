import type { Me } from '@hearthline/contract/users';
import type { DateRange } from '@hearthline/domain/date-range';
import { localDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, LayoutGrid, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { DateRangeButton } from '../../../shared/ui/date-picker/date-range-button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { boardQuery } from '../api/dashboard-queries.ts';
import { AgreementBanner } from './agreement-banner.tsx';
import { BoardGrid } from './board-grid.tsx';
import { letsChangePeriod } from './board-items.ts';
import { BoardMenuButton, BoardTabs } from './board-nav.tsx';
import { BoardError, BoardMissing, BoardWaiting } from './board-states.tsx';
import { usableTimeZone } from './greeting.ts';
import { Greeting } from './greeting.tsx';
import { mainBoard } from './main-board.ts';

interface DashboardScreenProps {
  /** Missing while it is on its way. */
  me: Pick<Me, 'firstName' | 'preferences' | 'boardAgreement'> | undefined;
  /** Which dashboard; the first one where none is named. */
  board?: string | undefined;
  isLazy?: boolean;
  onLoad?: () => void;
}

export function DashboardScreen({ me, board: name = mainBoard, isLazy, onLoad }: DashboardScreenProps) {
  const { t } = useTranslation('badgesBoard');
  const now = useNow();
  const timeZone = usableTimeZone(me?.preferences.timeZone);
  const today = localDay(now, timeZone);
  const query = useQuery(boardQuery(name));
  const [range, setRange] = useState<DateRange | null>(null);
  const [isArranging, setIsArranging] = useState(false);
  const [countedAt, setCountedAt] = useState<string | null>(null);
  const handleCounted = useCallback(
    (executedAt: string) => setCountedAt((before) => (before && before > executedAt ? before : executedAt)),
    [],
  );
  const { data: board } = query;

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 md:items-end">
        <Greeting firstName={me?.firstName} timeZone={timeZone} countedAt={countedAt} />
        <div className="flex items-center gap-2 max-md:w-full lg:gap-4">
          {board?.items.some(letsChangePeriod) && (
            <DateRangeButton
              value={range}
              onChange={setRange}
              today={today}
              noneLabel={t('eachPeriod')}
              className="max-md:flex-1"
            />
          )}
          {board && board.items.length > 0 && (
            <Button
              variant="secondary"
              icon={isArranging ? <Check aria-hidden="true" /> : <LayoutGrid aria-hidden="true" />}
              aria-pressed={isArranging}
              className={classNames(!isArranging && 'max-lg:px-3')}
              onClick={() => setIsArranging(!isArranging)}
            >
              <span className={classNames(!isArranging && 'max-lg:sr-only')}>
                {t(isArranging ? 'arrange.done' : 'arrange.start')}
              </span>
            </Button>
          )}
          {board && <BoardMenuButton board={board} />}
          {board?.items.length !== 0 && (
            <Link to="/badge-builder/defined-badges" className={classNames(buttonClass(), 'max-md:px-3')}>
              <Plus strokeWidth={1.75} aria-hidden="true" />
              <span className="max-md:sr-only">{t('addBadge')}</span>
            </Link>
          )}
        </div>
      </div>
      {me && <AgreementBanner agreement={me.boardAgreement} />}
      <BoardTabs name={name} />
      {isArranging && <p className="mb-4 text-sm text-ink-2">{t('arrange.hint')}</p>}
      {isNotFound(query.error) ? (
        <BoardMissing />
      ) : (
        <QueryBoundary
          query={query}
          pending={<BoardWaiting />}
          error={(failure) => <BoardError failure={failure} />}
        >
          {(shown) => (
            <BoardGrid
              key={shown.id}
              board={shown}
              today={today}
              period={range && `${range.from}/${range.to}`}
              isArranging={isArranging}
              {...(isLazy !== undefined && { isLazy })}
              onLoad={onLoad}
              onCounted={handleCounted}
            />
          )}
        </QueryBoundary>
      )}
    </>
  );
}
