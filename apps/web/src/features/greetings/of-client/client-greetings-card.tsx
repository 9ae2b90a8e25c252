import type { GreetingWishes } from '@hearthline/contract/greetings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift, Pause, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientWishesQuery } from '../../../shared/api/greeting-queries.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { categoriesLink } from '../model/greeting-links.ts';
import { useEventWords } from '../model/use-greeting-words.ts';
import { KindMark } from '../parts/kind-mark.tsx';
import { StateTag } from '../parts/state-tag.tsx';
import { WishesDialog } from './wishes-dialog.tsx';

interface ClientGreetingsCardProps {
  client: { id: string; birthday: string | null; moveInDate: string | null };
  clientName: string;
}

/** What the record of a client says about greetings, and which comes next. */
export function ClientGreetingsCard({ client, clientName }: ClientGreetingsCardProps) {
  const { t } = useTranslation('greetings');
  const query = useQuery(clientWishesQuery(client.id));
  const [isEditing, setEditing] = useState(false);
  return (
    <Card isPadded aria-labelledby="client-greetings" className="min-w-0">
      <CardHeader
        isPlain
        id="client-greetings"
        title={t('ofClient.title')}
        actions={
          query.data ? (
            <IconButton
              size="sm"
              label={t('ofClient.edit')}
              icon={<Pencil aria-hidden="true" strokeWidth={1.75} />}
              className="-my-1.5 -mr-2"
              onClick={() => setEditing(true)}
            />
          ) : undefined
        }
      />
      <div className="text-sm">
        <QueryBoundary
          query={query}
          pending={<Skeleton className="h-16 w-full" />}
          error={(failure) => <QueryError layout="line" failure={failure} text={t('ofClient.failed')} />}
        >
          {(wishes) => <Wishes wishes={wishes} client={client} />}
        </QueryBoundary>
      </div>
      {query.data ? (
        <WishesDialog
          isOpen={isEditing}
          onClose={() => setEditing(false)}
          client={client}
          clientName={clientName}
          wishes={query.data}
        />
      ) : null}
    </Card>
  );
}

interface WishesProps extends Pick<ClientGreetingsCardProps, 'client'> {
  wishes: GreetingWishes;
}

function Wishes({ wishes, client }: WishesProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const { feasts, hold, wantsNoPaper, greeted } = wishes;
  const own = [
    greeted.birthday && client.birthday !== null ? ('birthday' as const) : null,
    greeted.homeDay && client.moveInDate !== null ? ('homeDay' as const) : null,
    greeted.clientSince ? ('clientSince' as const) : null,
  ].filter((day) => day !== null);
  const days = [...own, ...feasts].map((occasion) => t(`words.occasion.${occasion}`));
  return (
    <div className="grid gap-2.5">
      {hold ? (
        <p className="flex gap-2 font-medium">
          <Pause aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 flex-none text-ink-3" />
          {hold.until === null
            ? t('ofClient.held', { reason: t(`words.holdReason.${hold.reason}`) })
            : t('ofClient.heldUntil', {
                reason: t(`words.holdReason.${hold.reason}`),
                day: format.dateText(hold.until),
              })}
        </p>
      ) : null}
      <Next wishes={wishes} />
      <p className="text-ink-2">
        {days.length > 0 ? (
          format.labelled(t('ofClient.days'), days.join(', '))
        ) : (
          <>
            {t('ofClient.noDays')}{' '}
            <Link {...categoriesLink} className="text-link">
              {t('events.categories')}
            </Link>
          </>
        )}
      </p>
      {wantsNoPaper ? <p className="text-ink-2">{t('ofClient.noPaper')}</p> : null}
    </div>
  );
}

function Next({ wishes: { next } }: { wishes: GreetingWishes }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const { whatOf } = useEventWords();
  if (next === null) return <p className="text-ink-2">{t('ofClient.noNext')}</p>;
  return (
    <p className="flex items-center gap-2.5">
      <Gift aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium">
          {format.dateText(next.day)}
          <KindMark kind={next.kind} />
        </span>
        <span className="block text-xs text-ink-2">{whatOf(next)}</span>
      </span>
      <StateTag state={next.state} />
    </p>
  );
}
