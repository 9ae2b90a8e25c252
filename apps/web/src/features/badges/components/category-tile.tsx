import type { QueryCategory } from '@hearthline/contract/badges';
import type { LucideIcon } from 'lucide-react';
import { AlarmClock, BriefcaseBusiness, ChartColumn, House, Mail, Scale, UsersRound } from 'lucide-react';

const looks: Record<QueryCategory, { Icon: LucideIcon; color: string }> = {
  business: { Icon: BriefcaseBusiness, color: 'var(--warning)' },
  clients: { Icon: UsersRound, color: 'var(--st-active)' },
  market: { Icon: ChartColumn, color: 'var(--chart-2)' },
  listings: { Icon: House, color: 'var(--brand-ink)' },
  cma: { Icon: Scale, color: 'var(--st-leased)' },
  messages: { Icon: Mail, color: 'var(--st-new)' },
  reminders: { Icon: AlarmClock, color: 'var(--chart-7)' },
};

/** The sign of a category in its colour. */
export function CategoryTile({ category }: { category: QueryCategory }) {
  const { Icon, color } = looks[category];
  return (
    <span
      aria-hidden="true"
      style={{ color, backgroundColor: `color-mix(in srgb, ${color} 14%, transparent)` }}
      className="grid size-11 flex-none place-items-center rounded-[14px] max-md:size-9 max-md:rounded-[11px] [&_svg]:size-5.5 max-md:[&_svg]:size-4.5"
    >
      <Icon strokeWidth={1.75} />
    </span>
  );
}
