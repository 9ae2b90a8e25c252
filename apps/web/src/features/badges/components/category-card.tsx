import type { QueryCategory, QueryCategoryGroup } from '@hearthline/contract/badges';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { AlarmClock, BriefcaseBusiness, ChartColumn, House, Mail, Scale, UsersRound } from 'lucide-react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Count } from '../../../shared/ui/count.tsx';

interface CategoryCardProps {
  group: QueryCategoryGroup;
  isChosen?: boolean;
  /** What was searched for goes along. */
  term?: string | undefined;
}

export function CategoryCard({ group, isChosen = false, term }: CategoryCardProps) {
  return (
    <Link
      to="/badge-builder/categoreis"
      search={{ category: group.key, q: term || undefined }}
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'flex min-w-0 items-center gap-3 rounded-[14px] border p-2.5 transition-control max-md:gap-2.5 md:p-4',
        isChosen
          ? 'border-brand bg-[color-mix(in_srgb,var(--brand)_7%,var(--surface))] shadow-[inset_0_0_0_1px_var(--brand)]'
          : 'border-line bg-surface hovered:bg-hover',
      )}
    >
      <CategoryTile category={group.key} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <b className="min-w-0 flex-1 text-[15px]/[22px] font-semibold max-md:text-sm">{group.title}</b>
          <Count value={group.queries.length} />
        </span>
        <span className="mt-0.5 block text-xs text-ink-3 max-md:hidden">{group.description}</span>
      </span>
    </Link>
  );
}

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
function CategoryTile({ category }: { category: QueryCategory }) {
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
