import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { dayClientsQuery } from '../api/greetings-api.ts';
import { clientLink } from '../model/greeting-links.ts';
import { useReasonText } from '../model/use-greeting-words.ts';

/** Whom a day means that many share: each leads to the record, where greetings are held. */
export function DayClients({ id }: { id: string }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const reasonText = useReasonText();
  const query = useQuery(dayClientsQuery(id));
  return (
    <section aria-labelledby="day-clients">
      <h3 id="day-clients" className="text-sm">
        {t('drawer.whom')}
      </h3>
      <QueryBoundary
        query={query}
        pending={<Skeleton className="mt-2 h-16 w-full" />}
        error={(failure) => <QueryError layout="line" failure={failure} text={t('drawer.whomFailed')} />}
      >
        {({ result, totalRows }) => (
          <ul className="mt-1.5 grid gap-1 text-sm max-lg:gap-3">
            {result.map(({ client, state, reason }) => (
              <li key={client.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
                <Link {...clientLink(client.id)} className="touch-target text-link min-w-0 wrap-anywhere">
                  {client.name}
                </Link>
                {state === 'scheduled' ? null : (
                  <span className="text-xs text-ink-3">
                    {format.labelled(
                      t(`words.state.${state}`),
                      reasonText(reason) ?? t('recent.otherReason'),
                    )}
                  </span>
                )}
              </li>
            ))}
            {totalRows > result.length ? (
              <li className="text-ink-3">{t('drawer.others', { count: totalRows - result.length })}</li>
            ) : null}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}
