import type { ReplyOf } from '@hearthline/contract';
import { Link } from '@tanstack/react-router';
import { CalendarDays, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { categories, windows } from '../model/log-address.ts';
import type { LogView } from '../model/use-log-view.ts';
import { GradeHelp } from '../parts/grade-help.tsx';

interface LogHeaderProps {
  view: LogView;
  page: ReplyOf<'POST /messages/search'> | undefined;
  /** As long as nothing keeps the numbers from coming. */
  isLoading: boolean;
}

export function LogHeader({ view, page, isLoading }: LogHeaderProps) {
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
