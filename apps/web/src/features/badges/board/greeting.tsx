import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { partOfDayAt } from './greeting.ts';

interface GreetingProps {
  /** Missing while it is on its way. */
  firstName: string | undefined;
  timeZone: string;
  /** When the newest number on the board was counted. */
  countedAt: string | null;
}

export function Greeting({ firstName, timeZone, countedAt }: GreetingProps) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat(timeZone);
  const now = useNow();
  const ago = countedAt && format.relative(countedAt, now);
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h1>
        {firstName === undefined ? (
          <Skeleton className="h-7.5 w-60" />
        ) : (
          t(`greeting.${partOfDayAt(now, timeZone)}`, { name: firstName })
        )}
      </h1>
      <p className="mt-0.5 text-sm text-ink-2">
        {format.weekdayDate(now)}
        {ago && (
          <span className="max-md:hidden">
            {' '}
            · {t('counted', { ago: ago.charAt(0).toLowerCase() + ago.slice(1) })}
          </span>
        )}
      </p>
    </div>
  );
}
