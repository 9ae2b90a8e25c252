import type { TimelineEntry } from '@hearthline/contract/client-page';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

type MailEntry = Extract<TimelineEntry, { kind: 'mail' }>;

const gradeLooks = {
  none: { bars: 0, className: 'text-ink-3' },
  machine: { bars: 1, className: 'text-warning' },
  likely: { bars: 2, className: 'text-info' },
  confirmed: { bars: 3, className: 'text-success' },
};
const barHeights = ['h-1.5', 'h-[9px]', 'h-3'];

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
      {deliveredAt && <Grade grade={grade} />}
      {evidence && <span className="text-ink-3">{evidence}</span>}
    </div>
  );
}

function Grade({ grade }: Pick<MailEntry, 'grade'>) {
  const { t } = useTranslation('clients');
  const { bars, className } = gradeLooks[grade];
  return (
    <span
      className={classNames('inline-flex items-center gap-[7px] font-medium whitespace-nowrap', className)}
    >
      <span aria-hidden="true" className="inline-flex items-end gap-0.5">
        {barHeights.map((height, index) => (
          <i
            key={height}
            className={classNames(
              'w-1 rounded-[2px]',
              height,
              index < bars ? 'bg-current' : 'bg-line-strong',
            )}
          />
        ))}
      </span>
      {t(`page.mail.grades.${grade}`)}
    </span>
  );
}
