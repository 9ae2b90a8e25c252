import type { Replay } from '@hearthline/contract/alerts';
import { alertLimits } from '@hearthline/contract/alerts';
import type { IsoDate } from '@hearthline/domain/calendar';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundaryQuery } from '../../../../shared/api/use-query-boundary.ts';
import { TableSwitch } from '../../../../shared/charts/table-switch.tsx';
import { useHomeName } from '../../../../shared/homes/home-words.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { DataTable } from '../../../../shared/ui/data-table.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { Ripple } from '../../../../shared/ui/loaders.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../../shared/ui/skeleton.tsx';
import { useSentenceMoment } from '../ledger/ledger-words.tsx';
import type { AlertValues } from '../model/alert-values.ts';
import type { ReplayDay, ReplayMessage } from '../model/replay-days.ts';
import { busiestOf, weeksOf } from '../model/replay-days.ts';
import type { AlertCriteriaParts } from './criteria-parts.ts';
import { ReplayCalendar } from './replay-calendar.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { AlertForm } from './use-alert-form.ts';

interface ReplayPanelProps {
  form: AlertForm;
  parts: AlertCriteriaParts;
  query: BoundaryQuery<Replay>;
  /** What is shown is of the form as it was before the last change. */
  isBehind: boolean;
  /** False while the form does not say when it would write. */
  isAsked: boolean;
}

/** What the alert would have sent in the last 30 days, by the very rules by which it will send. */
export function ReplayPanel({ form, parts, query, isBehind, isAsked }: ReplayPanelProps) {
  const { t } = useTranslation('basketsAlerts');
  const [isTable, setIsTable] = useState(false);
  return (
    <Card isPadded aria-labelledby="alert-replay" aria-busy={isBehind || undefined}>
      <header className="mb-3 flex items-center gap-x-2">
        <h2 id="alert-replay" className="min-w-0 flex-1 text-[15px]/[22px]">
          {t('replay.title')}
        </h2>
        {isBehind ? <Ripple size="sm" label={t('replay.counting')} /> : null}
        <TableSwitch
          isTable={isTable}
          onChange={setIsTable}
          about={t('replay.title')}
          className="-mr-2 flex-none"
        />
      </header>
      {isAsked ? null : <Remark>{t('replay.notAsked')}</Remark>}
      <QueryBoundary
        query={query}
        pending={<ReplaySkeleton />}
        error={(failure) => <QueryError failure={failure} text={t('replay.failed')} className="mb-3" />}
        previous="keep"
      >
        {(replay) => <ReplayContent replay={replay} form={form} parts={parts} isTable={isTable} />}
      </QueryBoundary>
    </Card>
  );
}

interface ReplayContentProps extends Pick<ReplayPanelProps, 'form' | 'parts'> {
  replay: Replay;
  isTable: boolean;
}

function ReplayContent({ replay, form, parts, isTable }: ReplayContentProps) {
  const { t } = useTranslation('basketsAlerts');
  const moment = useSentenceMoment(replay.timeZone);
  const weeks = weeksOf(replay);
  const days = weeks.flat();
  const [wanted, setWanted] = useState<IsoDate | null>(null);
  const chosen =
    days.find(({ day, messages }) => day === wanted && messages.length > 0) ?? busiestOf(days) ?? null;
  return (
    <>
      <Sums replay={replay} />
      {isForSeveral(form.values) ? (
        <p className="-mt-2 mb-4 text-xs text-ink-3">{t('replay.eachPerson')}</p>
      ) : null}
      {replay.stoppedAt === null ? null : (
        <Remark>
          {t('replay.stopped', {
            most: alertLimits.replayEvents,
            when: moment(replay.stoppedAt),
          })}
        </Remark>
      )}
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <>
          <ReplayCalendar weeks={weeks} chosen={chosen?.day ?? null} onChoose={setWanted} />
          {chosen ? (
            <DayDetail entry={chosen} timeZone={replay.timeZone} />
          ) : (
            <p className="mt-4 rounded-md border border-line px-4 py-5 text-center text-sm text-ink-2">
              {t('replay.nothing')}
            </p>
          )}
        </>
      )}
      <SuggestionList replay={replay} form={form} parts={parts} />
    </>
  );
}

const isForSeveral = ({ isForHousehold, additionalEmail }: AlertValues): boolean =>
  isForHousehold || additionalEmail.trim() !== '';

function Remark({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-3 rounded-md border border-warning-line bg-warning-soft px-3.5 py-2.5 text-xs"
    >
      {children}
    </p>
  );
}

/** Messages, the most on one day, and homes: the first of them says most. */
function Sums({ replay: { messages, busiest, homes } }: { replay: Replay }) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const sums = [
    ['messages', messages.length],
    ['busiest', busiest],
    ['homes', homes],
  ] as const;
  return (
    <p role="status" className="mb-4 flex flex-wrap items-baseline gap-x-7 gap-y-1">
      {sums.map(([name, count], place) => (
        <span key={name} className="flex items-baseline gap-1.5 text-sm text-ink-2">
          <b
            className={
              place === 0
                ? 'text-[30px]/[36px] font-semibold tracking-[-0.03em] text-ink'
                : 'text-[20px]/[28px] font-semibold tracking-[-0.02em] text-ink'
            }
          >
            {format.number(count)}
          </b>
          {t(`replay.sums.${name}`, { count })}
        </span>
      ))}
    </p>
  );
}

interface DayDetailProps {
  entry: ReplayDay;
  timeZone: string;
}

/** The messages of a day with the homes in them. */
function DayDetail({ entry, timeZone }: DayDetailProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat(timeZone);
  const { day, messages, homes } = entry;
  return (
    <section aria-labelledby="replay-day" className="mt-4 rounded-md border border-line p-3.5">
      <header className="mb-2.5 flex flex-wrap items-baseline gap-x-3">
        <h3 id="replay-day" className="flex-auto text-sm font-semibold">
          {format.weekdayDate(day)}
        </h3>
        <p className="text-xs text-ink-2">
          {t('replay.messagesCount', { count: messages.length })}, {t('replay.homesCount', { count: homes })}
        </p>
      </header>
      <ul className="grid grid-cols-4 gap-x-2.5 gap-y-3 max-sm:grid-cols-2">
        {messages.map((message) => (
          <MessageTile key={message.at} message={message} time={format.time(message.at)} />
        ))}
      </ul>
    </section>
  );
}

function MessageTile({ message: { homes, listings }, time }: { message: ReplayMessage; time: string }) {
  const { t } = useTranslation('basketsAlerts');
  const nameOf = useHomeName();
  const [first] = listings;
  const names = listings.map(nameOf).join(', ');
  const title = homes === 1 && first ? nameOf(first) : t('replay.homesCount', { count: homes });
  return (
    <li className="min-w-0" title={names}>
      <div className="aspect-[16/10] overflow-hidden rounded-[8px]">
        <ListingPhoto url={first?.photoUrl ?? null} alt="" width={320} isThumbnail />
      </div>
      <p className="mt-1.5 truncate text-xs font-medium">
        {title}
        {homes === 1 ? null : <span className="sr-only">: {names}</span>}
      </p>
      <p className="text-2xs text-ink-3">{time}</p>
    </li>
  );
}

/** The same in numbers. */
function DayTable({ days }: { days: readonly ReplayDay[] }) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const sending = days.filter(({ messages }) => messages.length > 0);
  if (sending.length === 0) return <p className="py-4 text-sm text-ink-2">{t('replay.nothing')}</p>;
  return (
    <DataTable
      label={t('replay.title')}
      rowHeight={40}
      edge={0}
      cardsBelow={0}
      rows={sending}
      keyOf={({ day }) => day}
      columns={[
        {
          key: 'day',
          header: t('replay.columns.day'),
          isRowHeader: true,
          cell: ({ day }) => format.weekdayDate(day),
        },
        {
          key: 'messages',
          header: t('replay.columns.messages'),
          isNumeric: true,
          cell: ({ messages }) => format.number(messages.length),
        },
        {
          key: 'homes',
          header: t('replay.columns.homes'),
          isNumeric: true,
          cell: ({ homes }) => format.number(homes),
        },
      ]}
    />
  );
}

function ReplaySkeleton() {
  return (
    <SkeletonFrame className="grid gap-4">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-64 rounded-md!" />
      <Skeleton className="h-32 rounded-md!" />
    </SkeletonFrame>
  );
}
