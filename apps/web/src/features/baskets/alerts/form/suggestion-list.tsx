import type { Replay, ReplaySuggestion } from '@hearthline/contract/alerts';
import type { LucideIcon } from 'lucide-react';
import { CalendarClock, Funnel, Layers, Maximize2, Minimize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { showUndo } from '../../../../shared/ui/undo-toast.tsx';
import type { AlertValues } from '../model/alert-values.ts';
import { usualHour } from '../model/alert-values.ts';
import type { AlertCriteriaParts } from './criteria-parts.ts';
import type { AlertForm } from './use-alert-form.ts';

type Kind = ReplaySuggestion['kind'];

const looks: Record<Kind, { Icon: LucideIcon; ink: string }> = {
  ceiling: { Icon: Layers, ink: 'text-warning' },
  weekly: { Icon: CalendarClock, ink: 'text-warning' },
  rejected: { Icon: Funnel, ink: 'text-info' },
  narrow: { Icon: Minimize2, ink: 'text-info' },
  widen: { Icon: Maximize2, ink: 'text-success' },
};

interface SuggestionListProps {
  replay: Replay;
  form: AlertForm;
  parts: AlertCriteriaParts;
}

/** What is too much or too little, each with what mends it and with what that would have done. */
export function SuggestionList({ replay, form, parts }: SuggestionListProps) {
  const { t } = useTranslation('basketsAlerts');
  if (replay.suggestions.length === 0) return null;
  return (
    <section aria-labelledby="alert-better" className="mt-5">
      <header className="mb-1 flex flex-wrap items-baseline gap-x-3">
        <h3 id="alert-better" className="flex-auto text-sm font-semibold">
          {t('suggest.title')}
        </h3>
        <p className="text-xs text-ink-3">{t('suggest.hint')}</p>
      </header>
      <ul>
        {replay.suggestions.map((suggestion) => (
          <SuggestionRow
            key={`${suggestion.kind}:${suggestion.field}`}
            suggestion={suggestion}
            replay={replay}
            form={form}
            parts={parts}
          />
        ))}
      </ul>
    </section>
  );
}

/** What of the form it changes. */
function changeOf({ kind, ceiling, timeUnit, criteria }: ReplaySuggestion, { sendHours }: AlertValues) {
  if (kind === 'ceiling') return { ceiling };
  if (kind === 'weekly') return { timeUnit, sendHours: sendHours.length > 0 ? sendHours : [usualHour] };
  return { criteria };
}

function SuggestionRow({
  suggestion,
  replay,
  form,
  parts,
}: SuggestionListProps & { suggestion: ReplaySuggestion }) {
  const { t } = useTranslation('basketsAlerts');
  const { kind, field, ceiling, timeUnit, criteria, dropped } = suggestion;
  const { values, set } = form;
  const { Icon, ink } = looks[kind];
  const counts: Record<Kind, number> = {
    ceiling: replay.busiest,
    weekly: replay.messages.length,
    rejected: dropped,
    narrow: replay.homes,
    widen: replay.homes,
  };

  function handleApply() {
    const change = changeOf(suggestion, values);
    const { criteria: before, ceiling: mostBefore, timeUnit: unit, sendHours } = values;
    set(change);
    showUndo({
      id: 'alert-suggestion',
      text: t('suggest.applied'),
      onUndo: () => set({ criteria: before, ceiling: mostBefore, timeUnit: unit, sendHours }),
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0 last:pb-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className={classNames('size-4.5 flex-none', ink)} />
      <div className="min-w-40 flex-1">
        <p id={`suggestion-${kind}-${field}`} className="text-sm font-medium">
          {t(`suggest.titles.${kind}`, { count: counts[kind] })}
        </p>
        <p className="text-xs text-ink-3">
          <Effect suggestion={suggestion} replay={replay} />
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        className="max-w-full"
        aria-describedby={`suggestion-${kind}-${field}`}
        onClick={handleApply}
      >
        <span className="truncate">
          {kind === 'ceiling' && ceiling !== null ? (
            t('suggest.limit', { count: ceiling })
          ) : kind === 'weekly' ? (
            t(`suggest.write.${timeUnit}`)
          ) : (
            <parts.Change from={values.criteria} to={criteria} />
          )}
        </span>
      </Button>
    </li>
  );
}

/** What 30 days would have brought with it, in what matters for each kind. */
function Effect({ suggestion, replay }: { suggestion: ReplaySuggestion; replay: Replay }) {
  const { t } = useTranslation('basketsAlerts');
  const { kind, messages, busiest, homes, kept, liked } = suggestion;
  if (kind === 'widen')
    return [
      t('suggest.moreHomes', { count: homes - replay.homes }),
      t('suggest.moreMessages', { count: messages - replay.messages.length }),
    ].join(', ');
  if (kind === 'ceiling' || kind === 'weekly')
    return [
      t('replay.messagesCount', { count: messages }),
      t('suggest.busiest', { count: busiest }),
      homes === replay.homes ? t('suggest.noneLost') : t('suggest.homesLeft', { count: homes }),
    ].join(', ');
  const likedText =
    liked === 0
      ? ''
      : kept === liked
        ? t('suggest.allLiked', { count: liked })
        : t('suggest.someLiked', { kept, count: liked });
  return [
    t('suggest.homesLeft', { count: homes }),
    likedText || t('replay.messagesCount', { count: messages }),
  ].join(', ');
}
