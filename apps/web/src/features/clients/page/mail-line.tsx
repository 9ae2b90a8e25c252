import type { TimelineEntry } from '@hearthline/contract/client-page';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { GradeBars } from '../../../shared/ui/grade-bars.tsx';

type MailEntry = Extract<TimelineEntry, { kind: 'mail' }>;

/** What became of a message: delivered when, read when, and how sure that is. */
export function MailLine({ entry, timeZone }: { entry: MailEntry; timeZone?: string }) {
  const { t } = useTranslation('clients');
  const format = useFormat(timeZone);
  const { status, deliveredAt, readAt, grade, clicks, hasReply } = entry;
  const evidence = hasReply
    ? t('page.mail.replied')
    : clicks > 0
      ? t('page.mail.clicks', { count: clicks })
      : '';
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-[8px] text-xs text-ink-2 lg:border lg:border-line lg:bg-inset lg:px-2.5 lg:py-[7px] [&_svg]:size-3.5">
      {deliveredAt ? (
        <span className="flex items-center gap-1">
          <Check aria-hidden="true" />
          {t('page.mail.delivered', { time: format.time(deliveredAt) })}
        </span>
      ) : (
        <span className={classNames('flex items-center gap-1', status === 'failed' && 'text-danger')}>
          {status === 'failed' ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
          {t(`page.mail.statuses.${status}`)}
        </span>
      )}
      {readAt && (
        <span className="flex items-center gap-1">
          <CheckCheck aria-hidden="true" />
          {t('page.mail.read', { time: format.time(readAt) })}
        </span>
      )}
      {deliveredAt && <GradeBars grade={grade} label={t(`page.mail.grades.${grade}`)} />}
      {evidence && <span className="text-ink-3">{evidence}</span>}
    </div>
  );
}
