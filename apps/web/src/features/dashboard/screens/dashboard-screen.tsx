import type { Me } from '@hearthline/contract/users';
import type { DateRange } from '@hearthline/domain/date-range';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { DateRangeButton } from '../../../shared/ui/date-picker/date-range-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AgreementNotice } from '../components/agreement-notice.tsx';
import { BadgeBoardEmpty } from '../components/badge-board-empty.tsx';
import { formatDayLine, isoDayAt, partOfDayAt, usableTimeZone } from '../model/greeting.ts';

interface DashboardScreenProps {
  /** Missing while it is on its way. */
  me: Pick<Me, 'firstName' | 'preferences' | 'boardAgreement'> | undefined;
}

function monthSoFar(today: string): DateRange {
  return { from: `${today.slice(0, 8)}01`, to: today };
}

export function DashboardScreen({ me }: DashboardScreenProps) {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  const timeZone = usableTimeZone(me?.preferences.timeZone);
  const today = isoDayAt(now, timeZone);
  const [range, setRange] = useState<DateRange | null>(() => monthSoFar(today));

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 md:items-end">
        <div className="min-w-0 flex-1 basis-64">
          <h1>
            {me ? (
              t(`greeting.${partOfDayAt(now, timeZone)}`, { name: me.firstName })
            ) : (
              <Skeleton className="h-7.5 w-60" />
            )}
          </h1>
          <p className="mt-0.5 text-sm text-ink-2">{formatDayLine(now, timeZone, i18n.language)}</p>
        </div>
        <DateRangeButton value={range} onChange={setRange} today={today} />
      </div>
      {me && <AgreementNotice agreement={me.boardAgreement} />}
      <BadgeBoardEmpty />
    </>
  );
}
