import type { BasketRow } from '@hearthline/contract/baskets';
import { CalendarClock, EyeOff, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useDepartures, useMomentText } from '../parts/use-moment-text.ts';

interface MomentProps {
  row: BasketRow;
  timeZone: string | undefined;
}

/** When something went out; before that, when it will, or that nobody has sent it yet. */
export function LastNotified({ row, timeZone }: MomentProps) {
  const { t } = useTranslation('baskets');
  const { momentText, soonText } = useMomentText(timeZone);
  const { leavesAt, lastNotifiedAt } = useDepartures(row);
  if (leavesAt !== null)
    return (
      <Tag tone="info" icon={<CalendarClock aria-hidden="true" />}>
        {t('leaves', { when: soonText(leavesAt) })}
      </Tag>
    );
  if (row.activatesAt !== null)
    return (
      <Tag tone="info" icon={<CalendarClock aria-hidden="true" />}>
        <span className="sr-only">{t('list.scheduled')} </span>
        {momentText(row.activatesAt)}
      </Tag>
    );
  if (lastNotifiedAt !== null) return <span>{momentText(lastNotifiedAt)}</span>;
  return <Tag icon={<PencilLine aria-hidden="true" />}>{t('list.draft')}</Tag>;
}

export function LastSeen({ row, timeZone }: MomentProps) {
  const { t } = useTranslation('baskets');
  const { momentText } = useMomentText(timeZone);
  const { lastNotifiedAt } = useDepartures(row);
  if (row.lastSeenAt !== null) return <span>{momentText(row.lastSeenAt)}</span>;
  if (lastNotifiedAt === null) return <span className="text-ink-3">—</span>;
  return (
    <span className="flex items-center gap-1.5 text-xs text-warning">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {t('list.notYet')}
    </span>
  );
}

/** Green is unread, nothing else. */
export function UnreadMark({ count }: { count: number }) {
  const { t } = useTranslation('baskets');
  if (count === 0) return null;
  return (
    <span
      title={t('list.newAnswers', { count })}
      className="inline-flex flex-none items-center gap-1.5 text-xs font-semibold"
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-unread" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('list.newAnswers', { count })}</span>
    </span>
  );
}
