import type { Reminder } from '@hearthline/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { Cake, ClipboardCheck, HeartHandshake, Phone, Scale, ShieldAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { Count } from '../../../../shared/ui/count.tsx';
import { PathLink } from '../../../../shared/ui/path-link.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { remindersQuery } from '../../api/dashboard-queries.ts';
import { PanelEmpty, PanelWaiting } from './panel-state.tsx';

const icons: Record<Reminder['kind'], { Icon: LucideIcon; tint: string }> = {
  task: { Icon: ClipboardCheck, tint: 'bg-chart-2/14 text-chart-2' },
  touchbase: { Icon: Phone, tint: 'bg-info/14 text-info' },
  birthday: { Icon: Cake, tint: 'bg-st-leased/14 text-st-leased' },
  anniversary: { Icon: HeartHandshake, tint: 'bg-brand-ink/14 text-brand-ink' },
  consent: { Icon: ShieldAlert, tint: 'bg-warning/14 text-warning' },
  cmaMoved: { Icon: Scale, tint: 'bg-success/14 text-success' },
};

/** What waits for the agent, the most urgent first. */
export function ReminderPanel({ today }: { today: string }) {
  const { t } = useTranslation('badgesBoard');
  const titleId = useId();
  const query = useQuery(remindersQuery);
  const total = query.data?.total ?? 0;
  return (
    <Card aria-labelledby={titleId} data-panel="Reminder" className="dashboard-panel">
      <CardHeader
        id={titleId}
        title={t('reminders.title')}
        className="h-14 py-0"
        actions={total > 0 && <Count value={total} tone="brand" />}
      />
      <QueryBoundary
        query={query}
        pending={<PanelWaiting />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<PanelEmpty>{t('reminders.empty')}</PanelEmpty>}
      >
        {({ items }) => (
          <ul aria-labelledby={titleId} className="min-h-0 flex-1 overflow-y-auto px-2 py-1.5">
            {items.map((item) => (
              <ReminderRow key={`${item.kind} ${item.id}`} item={item} today={today} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  );
}

function ReminderRow({ item, today }: { item: Reminder; today: string }) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const { Icon, tint } = icons[item.kind];
  // What is to be done comes before whom it is for.
  const isTask = item.kind === 'task' && item.detail !== '';
  const words = t(`reminders.kinds.${item.kind}`, { title: item.title });
  const [main, more] = isTask ? [item.detail, item.title] : [words, item.detail];
  const isToday = item.on === today;
  const when = isToday ? t('reminders.today') : item.on ? format.monthDay(item.on) : '';
  return (
    <li className="relative flex items-center gap-3 rounded-md px-3 py-[11px] hovered:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <span className={classNames('grid size-9 shrink-0 place-items-center rounded-md', tint)}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <PathLink
          path={item.path}
          className="block truncate text-sm font-medium outline-none after:absolute after:inset-0 after:content-['']"
        >
          {main}
        </PathLink>
        {more && <p className="truncate text-xs text-ink-3">{more}</p>}
      </div>
      <span
        className={classNames(
          'shrink-0 text-xs',
          item.isLate || isToday ? 'font-semibold text-brand-ink' : 'text-ink-2',
        )}
      >
        {item.isLate ? t('reminders.late', { when }) : when}
      </span>
    </li>
  );
}
