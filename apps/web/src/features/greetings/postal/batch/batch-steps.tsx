import type { PostalBatch } from '@hearthline/contract/postal-cards';
import { postalStates } from '@hearthline/domain/greeting/vocabulary';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { showUndo } from '../../../../shared/ui/undo-toast.tsx';
import { useBatchState } from '../api/postal-api.ts';

const way = postalStates.filter((state) => state !== 'cancelled');

/** How far a batch is, with the day of each step; the agent tells the next one. */
export function BatchSteps({
  batch,
  today,
  timeZone,
}: {
  batch: PostalBatch;
  today: string;
  timeZone?: string | undefined;
}) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat(timeZone);
  const change = useBatchState(batch.id);
  const { state, times, next, undo } = batch;
  const reached = (way as readonly string[]).indexOf(state);
  const day = (date: string) => format.shortDate(date, today);
  const planned = {
    ready: '',
    printing: t('batch.startBy', { date: day(batch.printBy) }),
    mailed: t('batch.mailBy', { date: day(batch.mailBy), day: day(batch.inHandsOn) }),
    done: t('batch.counted'),
  };

  function go(to: NonNullable<PostalBatch['next']>) {
    const before = state;
    change.mutate(to, {
      onSuccess: (changed) =>
        showUndo({
          id: `batch-${batch.id}`,
          text: t('batch.undone', { state: t(`states.${changed.state}`) }),
          onUndo: () => {
            if (before !== 'making' && before !== 'failed') change.mutate(before);
          },
        }),
    });
  }

  return (
    <Card aria-label={t('batch.steps')} className="px-5 py-4">
      <ol className="grid gap-4 md:grid-cols-4 md:gap-0">
        {way.map((step, index) => {
          const isReached = reached >= index;
          const time = times[step];
          return (
            <li
              key={step}
              aria-current={state === step ? 'step' : undefined}
              className="relative flex gap-3 md:flex-col md:gap-2 md:not-last:before:absolute md:not-last:before:top-2.25 md:not-last:before:right-0 md:not-last:before:left-5 md:not-last:before:h-0.5 md:not-last:before:bg-line-strong md:not-last:before:content-['']"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'relative z-1 grid size-5 flex-none place-items-center rounded-full border-2 [&_svg]:size-3',
                  isReached ? 'border-brand bg-brand text-on-brand' : 'border-line-control bg-surface',
                )}
              >
                {isReached && reached > index ? <Check strokeWidth={3} /> : null}
              </span>
              <div className="min-w-0 pr-3">
                <p className={classNames('text-sm', isReached && 'font-semibold')}>{t(`states.${step}`)}</p>
                <p className="text-xs text-ink-2">
                  {isReached && time ? format.dateText(time) : planned[step]}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      {next || undo ? (
        <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
          {next && next !== 'ready' && next !== 'cancelled' ? (
            <Button variant="secondary" size="sm" isLoading={change.isPending} onClick={() => go(next)}>
              {t(`batch.next.${next}`)}
            </Button>
          ) : null}
          {undo ? (
            <Button variant="ghost" size="sm" onClick={() => change.mutate(undo)}>
              {t('batch.undo', { state: t(`states.${undo}`) })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
