import type { BasketRow } from '@hearthline/contract/baskets';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { clientBasketsQuery } from '../api/baskets-api.ts';
import { UnreadMark } from '../list/row-parts.tsx';
import { basketFormLink, basketLink, basketListLink } from '../model/basket-links.ts';
import { useDepartures, useMomentText } from '../parts/use-moment-text.ts';

interface ClientBasketsCardProps {
  clientId: string;
  /** By which the list finds all of them. */
  clientName: string;
  timeZone: string | undefined;
}

/** The baskets of one client, on their page. */
export function ClientBasketsCard({ clientId, clientName, timeZone }: ClientBasketsCardProps) {
  const { t } = useTranslation('baskets');
  const query = useQuery(clientBasketsQuery(clientId));
  return (
    <Card aria-labelledby="client-baskets" className="px-5 pt-3.5 pb-3">
      <CardHeader
        isPlain
        id="client-baskets"
        title={t('ofClient.baskets.title')}
        className="mb-1!"
        actions={
          <Link
            {...basketFormLink({ client: clientId })}
            className={classNames(buttonClass({ variant: 'ghost', size: 'sm' }), '-mr-2')}
          >
            <Plus aria-hidden="true" />
            {t('ofClient.baskets.new')}
          </Link>
        }
      />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="my-2 h-24" />}
        error={(failure) => (
          <QueryError layout="line" failure={failure} text={t('ofClient.baskets.failed')} className="py-2" />
        )}
        isEmpty={({ result }) => result.length === 0}
        empty={<p className="py-2 text-sm text-ink-3">{t('ofClient.baskets.none')}</p>}
      >
        {({ result, totalRows }) => (
          <>
            <ul>
              {result.map((row) => (
                <BasketLine key={row.id} row={row} timeZone={timeZone} />
              ))}
            </ul>
            {totalRows > result.length ? (
              <Link
                to={basketListLink.to}
                search={{ ...basketListLink.search, q: clientName }}
                className="text-link touch-target mt-1.5 inline-block text-sm"
              >
                {t('ofClient.baskets.all', { count: totalRows })}
              </Link>
            ) : null}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

const tallies = ['fresh', 'favourites', 'possible', 'rejected', 'undecided'] as const;

function BasketLine({ row, timeZone }: { row: BasketRow; timeZone: string | undefined }) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const { whenText } = useMomentText(timeZone);
  const { id, name, matches, unread, lastSeenAt } = row;
  const { lastNotifiedAt, leavesAt } = useDepartures(row);
  const isSent = lastNotifiedAt !== null;
  // Of a draft nobody has said anything, and all of it is new.
  const said = tallies.flatMap((kind) =>
    isSent && row[kind] > 0
      ? `${format.number(row[kind])}\u00A0${t(`list.cardFacts.${kind}`, { count: row[kind] })}`
      : [],
  );
  return (
    <li className="border-line py-2.5 not-last:border-b">
      <p className="flex items-center gap-2">
        <Link
          {...basketLink(id)}
          className="touch-target min-w-0 truncate rounded-xs text-sm font-medium underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        <UnreadMark count={unread} />
      </p>
      <p className="text-xs text-ink-2">{[t('homes', { count: matches }), ...said].join(' · ')}</p>
      <p className="text-xs text-ink-3">
        {leavesAt ? `${t('leaves', { when: whenText(leavesAt) })}${lastSeenAt ? ' · ' : ''}` : null}
        {lastSeenAt ? t('ofClient.baskets.seen', { when: whenText(lastSeenAt) }) : null}
        {leavesAt || lastSeenAt ? null : t(isSent ? 'ofClient.baskets.unseen' : 'ofClient.baskets.draft')}
      </p>
    </li>
  );
}
