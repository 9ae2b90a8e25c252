import type { GreetingRunDetail } from '@hearthline/contract/greetings';
import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import { localDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { greetingCategoriesQuery } from '../../../shared/api/greeting-queries.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { splitName } from '../../../shared/lib/split-name.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { receiversQuery, runQuery } from '../api/greetings-api.ts';
import { clientLink, recentLink, taskLink } from '../model/greeting-links.ts';
import { leftOutOf, receiversOf } from '../model/receivers-of.ts';
import { useDayInside, useReasonText } from '../model/use-greeting-words.ts';
import { useRunName } from '../model/use-run-name.ts';
import { DesignPicture } from '../parts/design-picture.tsx';
import { CallButton } from './call-dialog.tsx';
import { ReceiversCard } from './receivers-card.tsx';

interface RecentDetailScreenProps {
  timeZone?: string | undefined;
}

/** What one day of greetings came to. */
export function RecentDetailScreen({ timeZone }: RecentDetailScreenProps) {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (id === undefined || !/^[\da-f-]{36}$/.test(id)) return <Unknown />;
  return <Detail key={id} id={id} timeZone={timeZone} />;
}

function Detail({ id, timeZone }: RecentDetailScreenProps & { id: string }) {
  const { t } = useTranslation('greetings');
  const query = useQuery(runQuery(id));
  const failure = useQueryBoundary(query);
  const runName = useRunName();
  usePageName(query.data && runName(query.data));
  if (failure?.kind === 'notFound') return <Unknown />;
  if (failure)
    return (
      <QueryError
        layout="page"
        failure={failure}
        text={t('recent.failed')}
        headingLevel={1}
        className="flex-1"
      />
    );
  if (!query.data) return <PendingDetail />;
  return <Run run={query.data} timeZone={timeZone} />;
}

function Run({ run, timeZone }: RecentDetailScreenProps & { run: GreetingRunDetail }) {
  const { t } = useTranslation('greetings');
  const runName = useRunName();
  const when = useWhen(run, timeZone);
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <div className="min-w-60 flex-1">
          <h1>{runName(run)}</h1>
          <p className="text-sm text-ink-2">{when}</p>
        </div>
        <Link {...taskLink('new', run.taskId)} className={buttonClass({ variant: 'secondary' })}>
          <Copy aria-hidden="true" />
          {t('recent.useAgain')}
        </Link>
        <CallButton run={run} />
      </header>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[304px_minmax(0,1fr)]">
        <DesignCard run={run} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <div className="grid gap-4 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
            <ReachedCard run={run} />
            <AnswersCard run={run} timeZone={timeZone} />
          </div>
          <ReceiversCard id={run.id} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

/** When it left by the agent's clock: what is late leaves at another hour than nine, and maybe on another day. */
function useWhen(run: GreetingRunDetail, timeZone: string | undefined): string {
  const { t } = useTranslation('greetings');
  const format = useFormat(timeZone);
  const dayInside = useDayInside();
  const due = dayInside(run.day);
  const count = receiversOf(run);
  if (count === 0) return t('recent.notSent', { day: due });
  if (run.sentAt === null) return t('recent.onTheWay', { day: due });
  const sentOn = localDay(new Date(run.sentAt), timeZone);
  const sent = { count, day: dayInside(sentOn), time: format.time(run.sentAt) };
  return sentOn === run.day ? t('recent.sentAt', sent) : t('recent.sentLate', { ...sent, due });
}

function Unknown() {
  const { t } = useTranslation('greetings');
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      headingLevel={1}
      title={t('recent.unknown')}
      actions={
        <Link {...recentLink} className={buttonClass({ variant: 'secondary' })}>
          {t('recent.title')}
        </Link>
      }
      className="flex-1"
    />
  );
}

function PendingDetail() {
  return (
    <SkeletonFrame>
      <Skeleton className="h-7 w-60" />
      <div className="mt-6 grid gap-4 lg:grid-cols-[304px_1fr]">
        <Skeleton className="h-96 w-full rounded-lg!" />
        <Skeleton className="h-96 w-full rounded-lg!" />
      </div>
    </SkeletonFrame>
  );
}

interface RunProps {
  run: GreetingRunDetail;
}

/** How it looked, in which languages it went, and who got nothing. */
function DesignCard({ run }: RunProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const reasonText = useReasonText();
  const { data: rows } = useQuery(greetingCategoriesQuery);
  const design = rows
    ?.find(({ category }) => category === run.category)
    ?.designs.find(({ id }) => id === run.designId);
  const left = leftOutOf(run);
  return (
    <Card className="overflow-hidden">
      {design ? <DesignPicture design={design} /> : null}
      <div className="grid gap-0.5 p-5">
        {design ? <p className="text-base font-medium">{design.name}</p> : null}
        <p className="text-sm text-ink-2">
          {t('recent.languages', {
            english: format.number(run.languages.en),
            french: format.number(run.languages.fr),
          })}
        </p>
        <MailAsSent id={run.id} />
      </div>
      <section aria-labelledby="left-out-title" className="border-t border-line p-5">
        <div className="flex items-center justify-between gap-2">
          <h2 id="left-out-title" className="text-[15px]/[22px]">
            {t('recent.leftOutTitle')}
          </h2>
          <Count value={left} />
        </div>
        {left === 0 ? (
          <p className="mt-2 text-sm text-ink-2">{t('recent.nobodyLeftOut')}</p>
        ) : (
          <ul className="mt-2.5 grid gap-2">
            {run.leftOutReasons.map(({ reason, clients }) => (
              <li key={reason} className="flex justify-between gap-3 text-sm">
                <span>{reasonText(reason) ?? t('recent.otherReason')}</span>
                <b className="font-medium">{format.number(clients)}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

/** The one of the first who got it; the log has all of them. */
function MailAsSent({ id }: { id: string }) {
  const { t } = useTranslation('greetings');
  const { data } = useQuery(receiversQuery(id, { page: '1', pageSize: '10' }));
  const messageId = data?.result.find(({ status }) => status === 'delivered')?.messageId;
  if (!messageId) return null;
  return (
    <Link
      to="/email-log"
      search={{ category: 'greetings', id: messageId }}
      className="text-link w-fit text-sm"
    >
      {t('recent.seeMail')}
    </Link>
  );
}

const bars: readonly { grade: OpenGrade; color: string }[] = [
  { grade: 'confirmed', color: 'bg-success' },
  { grade: 'likely', color: 'bg-info' },
  { grade: 'machine', color: 'bg-warning' },
  { grade: 'none', color: 'bg-ink-3' },
];

/** To how many it came, and how sure it is that they read it. */
function ReachedCard({ run }: RunProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const wanted = receiversOf(run);
  const left = leftOutOf(run);
  return (
    <Card isPadded aria-labelledby="reached-title">
      <div className="flex justify-between gap-4">
        <div>
          <h2 id="reached-title" className="text-sm font-normal text-ink-2">
            {t('recent.columns.reached')}
          </h2>
          <p className="flex items-baseline gap-2">
            <b className="text-4xl font-semibold tracking-[-0.035em]">{format.number(run.reached)}</b>
            <span className="text-md text-ink-2">{t('recent.of', { count: wanted })}</span>
            {left > 0 ? (
              <span className="text-sm text-ink-3">· {t('recent.leftOutToo', { count: left })}</span>
            ) : null}
          </p>
        </div>
        <div className="text-right">
          <p className="text-sm text-ink-2">{t('recent.columns.answered')}</p>
          <b className="text-2xl font-semibold tracking-[-0.035em]">{format.number(run.answered)}</b>
        </div>
      </div>
      <dl className="mt-5 grid gap-3">
        {bars.map(({ grade, color }) => {
          const count = run.grades[grade];
          return (
            <div key={grade} className="grid grid-cols-[104px_1fr_40px] items-center gap-3 text-sm">
              <dt>{t(`grades.${grade}`)}</dt>
              <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-inset">
                <span
                  className={`block h-full rounded-full ${color}`}
                  style={{ width: `${wanted === 0 ? 0 : (100 * count) / wanted}%` }}
                />
              </dd>
              <dd className="text-right font-medium">{format.number(count)}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-xs text-ink-3">{t('recent.gradesText')}</p>
    </Card>
  );
}

function AnswersCard({ run, timeZone }: RunProps & { timeZone: string | undefined }) {
  const { t } = useTranslation('greetings');
  const format = useFormat(timeZone);
  return (
    <Card isPadded aria-labelledby="answers-title">
      <h2 id="answers-title" className="text-[15px]/[22px]">
        {t('recent.answers')}
      </h2>
      {run.answers.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{t('recent.noAnswers')}</p>
      ) : (
        <ul className="mt-3 grid gap-3.5">
          {run.answers.map(({ client, text, at }) => (
            <li key={`${client.id} ${at}`} className="flex gap-3">
              <PersonAvatar {...splitName(client.name)} size="sm" />
              <div className="min-w-0 text-sm">
                <p>
                  <Link {...clientLink(client.id)} className="font-medium underline-offset-3 hover:underline">
                    {client.name}
                  </Link>{' '}
                  <span className="text-xs text-ink-3">{format.relative(at)}</span>
                </p>
                <p className="line-clamp-4 text-ink-2">{t('recent.quote', { text })}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
