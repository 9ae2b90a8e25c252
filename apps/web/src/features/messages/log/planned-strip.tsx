import type { PlannedMailing } from '@hearthline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { useTakeBackMailing } from '../api/message-mutations.ts';
import { plannedMailingsQuery, smartListsQuery } from '../api/message-queries.ts';
import { useMomentText } from '../model/use-moment-text.ts';

/** Mailings whose time has not come. Their messages are written when it does, so they stand above the log. */
export function PlannedStrip({ timeZone }: { timeZone: string | undefined }) {
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

interface PlannedRowProps {
  mailing: PlannedMailing;
  timeZone: string | undefined;
}

function PlannedRow({ mailing, timeZone }: PlannedRowProps) {
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
