import type { IsoDate } from '@hearthline/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { countQuery } from '../api/greetings-api.ts';
import type { TaskValues } from './task-values.ts';
import { findProblems, inputOf } from './task-values.ts';

const typingMs = 400;

interface TaskCountProps {
  values: TaskValues;
  today: IsoDate;
}

/** When it would write next, and to how many: counted while the form is filled in. */
export function TaskCount({ values, today }: TaskCountProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const settled = useSettled(values, typingMs);
  const { category, occasions, customDate, repeatsAnnually, audience } = inputOf(settled);
  const problems = findProblems(settled, today);
  const isCountable = !(['customDate', 'occasions', 'audience'] as const).some((field) => problems.has(field));
  const query = useQuery({
    ...countQuery({ category, occasions, customDate, repeatsAnnually, audience }),
    enabled: isCountable,
  });
  const failure = useQueryBoundary(query);
  function textOf(): string {
    if (!isCountable) return t('count.unknown');
    if (failure) return t('count.failed');
    if (!query.data) return t('count.counting');
    const { sendDate, clientCount, canReceive } = query.data;
    if (sendDate === null) return t('count.never');
    return t('count.next', {
      day: format.dateText(sendDate),
      clients: t('event.clients', { count: clientCount }),
      count: canReceive,
    });
  }
  return (
    <p
      role="status"
      className="flex min-h-11 items-center gap-2.5 rounded-md bg-inset px-3.5 py-2.5 text-sm text-ink-2"
    >
      <Users aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />
      {textOf()}
    </p>
  );
}
