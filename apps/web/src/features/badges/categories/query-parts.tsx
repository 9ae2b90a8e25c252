import type { ReplyOf } from '@hearthline/contract';
import type { NamedQuery } from '@hearthline/contract/badges';
import { useTranslation } from 'react-i18next';
import { readSeries } from '../../../shared/badge/badge-number.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { RowSparkline } from '../components/row-sparkline.tsx';
import { readPeriods } from '../model/result-table.ts';
import { useUnitText } from '../model/use-unit-text.ts';

export type QueryRun = ReplyOf<'POST /queries/exec'>['result'][number]['execution'];

interface RunProps {
  query: NamedQuery;
  run: QueryRun | undefined;
  isCounting: boolean;
}

export function LiveValue({ query, run, isCounting }: RunProps) {
  const { t } = useTranslation('badges');
  const text = useUnitText(query.unit);
  if (isCounting) return <Skeleton className="inline-block h-4 w-20" />;
  const value = run ? readPeriods(run.queryResult)[0]?.value : null;
  if (value === null || value === undefined) return <span className="text-ink-3">{t('value.none')}</span>;
  return <b className="font-tabular text-[15px] font-semibold">{text.amount(value)}</b>;
}

export function PeriodLine({ run, isCounting }: Omit<RunProps, 'query'>) {
  if (isCounting) return <Skeleton className="h-8 w-28 rounded-md!" />;
  return <RowSparkline values={run ? readSeries(run.queryResult) : []} />;
}

export function UseTag({ query: { usedIn } }: { query: NamedQuery }) {
  const { t } = useTranslation('badges');
  if (usedIn.dashboards > 0) return <Tag tone="success">{t('categories.use.dashboard')}</Tag>;
  if (usedIn.badges > 0)
    return <Tag tone="success">{t('categories.use.badges', { count: usedIn.badges })}</Tag>;
  return <Tag>{t('categories.use.none')}</Tag>;
}
