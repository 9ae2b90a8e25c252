import type { ReplyOf } from '@hearthline/contract';
import type { PlannedMailing } from '@hearthline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, CalendarDays, PenLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useEscape } from '../../../shared/hooks/use-escape.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import {
  messageLogQuery,
  plannedMailingsQuery,
  smartListsQuery,
  useTakeBackMailing,
} from '../api/messages-api.ts';
import type { LogView } from '../model/log-view.ts';
import { categories, useLogView, windows } from '../model/log-view.ts';
import { useMomentText } from '../model/message-words.ts';
import { MessageSheet, MessageSide } from '../panel/message-sheet.tsx';
import { GradeHelp } from '../parts/marks.tsx';
import { MessageList, pageSize } from './message-list.tsx';

interface EmailLogScreenProps {
  /** Where the agent's days begin and end. */
  timeZone?: string;
}

export function EmailLogScreen({ timeZone }: EmailLogScreenProps) {
  const view = useLogView();
  const { openId, close, state, text, clientId, category, days, page, sort } = view;
  const query = messageLogQuery({ state, text, clientId, category, days, page, sort, pageSize });
  const log = useQuery(query);
  const failure = useQueryBoundary(log);
  const isWide = useMediaQuery('(width >= 1280px)');
  const place = useRef<HTMLDivElement>(null);
  const hasSide = isWide && openId !== undefined;
  useReturningFocus(place, openId);
  useEscape(hasSide, close);

  return (
    <div className="flex flex-1">
      <div ref={place} className="min-w-0 flex-1 px-4 pt-4.5 pb-6 md:px-8 md:pt-5 md:pb-8">
        <LogHeader view={view} page={log.data} isLoading={failure === null} />
        {state === 'all' || state === 'waiting' ? <PlannedStrip timeZone={timeZone} /> : null}
        <MessageList view={view} query={query} timeZone={timeZone} />
      </div>
      {hasSide ? <MessageSide id={openId} timeZone={timeZone} onClose={close} /> : null}
      {isWide ? null : <MessageSheet id={openId} timeZone={timeZone} onClose={close} />}
    </div>
  );
}

/** The row from which a message was opened has the focus again when it is closed. */
function useReturningFocus(place: { current: HTMLElement | null }, openId: string | undefined) {
  const lastOpen = useRef(openId);
  useEffect(() => {
    const closed = openId === undefined ? lastOpen.current : undefined;
    lastOpen.current = openId;
    if (closed === undefined) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-key="${closed}"]`);
    const target = row?.tagName === 'LI' ? row.querySelector('button') : row;
    target?.focus({ preventScroll: true });
  }, [openId, place]);
}

interface LogHeaderProps {
  view: LogView;
  page: ReplyOf<'POST /messages/search'> | undefined;
  /** As long as nothing keeps the numbers from coming. */
  isLoading: boolean;
}

function LogHeader({ view, page, isLoading }: LogHeaderProps) {
  const { t } = useTranslation('messages');
  return (
    <header className="mb-3.5 flex flex-wrap items-end gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-64 max-md:basis-full">
        <h1 className="text-xl font-semibold tracking-[-0.02em]">{t('log.title')}</h1>
        <p className="mt-0.5 text-sm text-ink-2">
          {page ? <Totals view={view} page={page} /> : null}
          {!page && isLoading ? <Skeleton className="h-5 w-72 max-w-full" /> : null}
          <span className="ml-1 inline-block align-middle lg:hidden">
            <GradeHelp />
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2 max-md:w-full">
        <Select
          label={t('log.category')}
          isLabelHidden
          items={[
            { id: 'all', label: t('log.allCategories') },
            ...categories.map((id) => ({ id, label: t(`categories.${id}`) })),
          ]}
          value={view.category ?? 'all'}
          onChange={(id) => view.setFilter({ category: categories.find((category) => category === id) })}
          className="w-40 max-md:w-[calc(50%-6px)]"
        />
        <Select
          label={t('log.window')}
          isLabelHidden
          icon={<CalendarDays aria-hidden="true" strokeWidth={1.75} />}
          items={windows.map((days) => ({ id: String(days), label: t('log.days', { days }) }))}
          value={String(view.days)}
          onChange={(id) => view.setFilter({ days: windows.find((days) => String(days) === id) })}
          className="w-38 max-md:w-[calc(50%-6px)]"
        />
        <Link to="/clients/mail" search={{}} className={classNames(buttonClass(), 'max-md:w-full')}>
          <PenLine aria-hidden="true" strokeWidth={1.75} />
          {t('log.write')}
        </Link>
      </div>
    </header>
  );
}

function Totals({ view, page }: { view: LogView; page: NonNullable<LogHeaderProps['page']> }) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const count = t('log.mails', { count: page.states.all, days: view.days });
  if (page.states.all === 0) return count;
  // 97.8% and 64%: a decimal only where it says something.
  const share = (fraction: number) =>
    format.percent(fraction, Number.isInteger(Math.round(fraction * 1000) / 10) ? 0 : 1);
  return `${count} · ${t('log.shares', { delivered: share(page.delivered), read: share(page.read) })}`;
}

/** Mailings whose time has not come. Their messages are written when it does, so they stand above the log. */
function PlannedStrip({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useTranslation('messages');
  const { data: planned = [] } = useQuery(plannedMailingsQuery);
  if (planned.length === 0) return null;
  return (
    <section
      aria-label={t('log.planned.title')}
      className="mb-3.5 rounded-lg border border-info-line bg-info-soft"
    >
      <ul className="divide-y divide-info-line">
        {planned.map((mailing) => (
          <PlannedRow key={mailing.id} mailing={mailing} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

function PlannedRow({ mailing, timeZone }: { mailing: PlannedMailing; timeZone: string | undefined }) {
  const { t } = useTranslation('messages');
  const momentText = useMomentText(timeZone);
  const takeBack = useTakeBackMailing();
  const to = useAudienceText(mailing.audience);
  const subject = mailing.subject || t('log.planned.noSubject');
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <CalendarClock aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-info" />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-medium">{t('log.planned.row', { subject })}</span>
        <span className="block truncate text-xs text-ink-2">
          {t('log.planned.line', { when: momentText(mailing.sendAt), to })}
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${t('takeBack')}, ${subject}`}
        isLoading={takeBack.isPending}
        onClick={() => takeBack.mutate(mailing.id)}
      >
        {t('takeBack')}
      </Button>
    </li>
  );
}

function useAudienceText(audience: PlannedMailing['audience']): string {
  const { t } = useTranslation('messages');
  const { data: lists } = useQuery({ ...smartListsQuery, enabled: 'listId' in audience });
  if ('clientIds' in audience) return t('clients', { count: audience.clientIds.length });
  if ('filter' in audience) return t('log.planned.filter');
  const name = lists?.find(({ id }) => id === audience.listId)?.name ?? '';
  return t('log.planned.list', { name });
}
