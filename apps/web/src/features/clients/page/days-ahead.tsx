import { useQuery } from '@tanstack/react-query';
import { Cake, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { touchbaseQuery } from './client-queries.ts';

const icons = { birthday: Cake, moveIn: House };

/** The birthday and the day they moved in, the nearer one first. */
export function DaysAhead({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { data } = useQuery(touchbaseQuery(clientId));
  const days = (['birthday', 'moveIn'] as const)
    .flatMap((what) => (data?.[what] ? [{ what, ...data[what] }] : []))
    .toSorted((one, other) => one.daysAhead - other.daysAhead);
  if (days.length === 0) return null;
  return (
    <Card aria-labelledby="ahead-heading" className="px-5 pt-3.5 pb-2">
      <CardHeader isPlain id="ahead-heading" title={t('page.ahead.heading')} className="mb-1!" />
      <ul>
        {days.map(({ what, on, daysAhead, years }) => {
          const Icon = icons[what];
          return (
            <li key={what} className="flex items-center gap-3 py-2 text-sm">
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-ink-3" />
              <span className="min-w-0 flex-1">
                {years === null ? t(`page.ahead.${what}First`) : t(`page.ahead.${what}`, { count: years })}
              </span>
              <span className="flex-none text-right text-xs text-ink-3">
                {format.monthDay(on)}
                <span className="block">
                  {daysAhead === 0 ? t('page.ahead.today') : t('page.ahead.in', { count: daysAhead })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
