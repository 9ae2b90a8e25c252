import type { GreetingEvent } from '@hearthline/contract/greetings';
import { dayOf } from '@hearthline/domain/calendar';
import { capitalize } from '@hearthline/format/intl-writers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useEventWords } from '../model/use-greeting-words.ts';
import { KindMark } from './kind-mark.tsx';
import { StateTag } from './state-tag.tsx';

interface EventRowProps {
  event: GreetingEvent;
  onOpen: (event: GreetingEvent) => void;
  /** Where days of several months stand below each other. */
  hasMonth?: boolean;
  /** Of a single day, whose date stands above. */
  isDayHidden?: boolean;
  /** Where all stand alike. */
  isStateHidden?: boolean;
}

export function EventRow(props: EventRowProps) {
  return (
    <li>
      <EventButton {...props} />
    </li>
  );
}

/** One event in a list: its day, its sign, what it is, and how it stands. All of it opens the rest. */
export function EventButton(props: EventRowProps) {
  const { event, onOpen, hasMonth = false, isDayHidden = false, isStateHidden = false } = props;
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const { titleOf, lineOf } = useEventWords();
  const { day, kind, state, mayDiffer } = event;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(event)}
      className="flex w-full items-start gap-3 rounded-md px-2 py-2.5 text-left transition-control hovered:bg-hover pressed:bg-pressed"
    >
      {isDayHidden ? null : (
        <span className="w-11 flex-none text-center">
          <span className="sr-only">{format.fullDate(day)} </span>
          <b aria-hidden="true" className="block text-md/5 font-semibold">
            {dayOf(day)}
          </b>
          <span aria-hidden="true" className="block text-xs text-ink-3">
            {capitalize(hasMonth ? format.month(day) : format.shortWeekday(day))}
          </span>
        </span>
      )}
      <span className="flex h-5 flex-none items-center">
        <KindMark kind={kind} />
        <span className="sr-only">{t(`words.kind.${kind}`)} </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2">
          <span className="line-clamp-2 min-w-0 flex-1 text-sm font-medium">{titleOf(event)}</span>
          {isStateHidden ? null : <StateTag state={state} />}
        </span>
        <span className="mt-0.5 line-clamp-2 text-xs text-ink-2">
          {lineOf(event)}
          {mayDiffer ? ` · ${t('event.mayDiffer')}` : ''}
        </span>
      </span>
    </button>
  );
}
