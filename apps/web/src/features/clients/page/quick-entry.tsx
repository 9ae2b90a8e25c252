import { parseIsoDate } from '@hearthline/domain/calendar';
import { Pencil, SquareCheck } from 'lucide-react';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { controlTextClass } from '../../../shared/ui/text-field.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { useNotes, useTasks } from './client-page-api.ts';

interface QuickEntryProps {
  clientId: string;
  timeZone?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

const taskMaxLength = 200;

/** One line for both: a text becomes a note, with a stroke before it a task. */
export function QuickEntry({ clientId, timeZone, ref }: QuickEntryProps) {
  const { t } = useTranslation('clients');
  const { today } = useDayText(timeZone);
  const notes = useNotes(clientId);
  const tasks = useTasks(clientId);
  const [text, setText] = useState('');
  const [due, setDue] = useState('');
  const isTask = text.startsWith('/');
  const content = (isTask ? text.slice(1) : text).trim();
  const isDueWrong = due.trim() !== '' && parseIsoDate(due.trim()) === undefined;
  const Icon = isTask ? SquareCheck : Pencil;

  /** Free at once for the next line; what could not be saved comes back, unless something new stands there. */
  function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (content === '' || (isTask && isDueWrong)) return;
    setText('');
    setDue('');
    const onError = () => {
      setText((typed) => typed || text);
      setDue((typed) => typed || due);
    };
    if (isTask)
      tasks.add.mutate({ title: content.slice(0, taskMaxLength), dueOn: due.trim() || null }, { onError });
    else notes.add.mutate({ text: content, isPinned: false }, { onError });
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While letters are being composed, Enter chooses one of them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    handleSubmit();
  }

  return (
    <form onSubmit={handleSubmit} className="min-w-0 flex-1">
      <div className="control-box relative flex min-h-11 min-w-0 items-start rounded-md transition-control lg:min-h-10">
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute top-[13px] left-3 size-4.5 text-ink-3 lg:top-[10px]"
        />
        <textarea
          ref={ref}
          rows={1}
          value={text}
          maxLength={4000}
          aria-label={t('page.quick.label')}
          placeholder={t('page.quick.label')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
          className={classNames(
            'field-sizing-content max-h-60 min-w-0 flex-1 resize-none rounded-[inherit] bg-transparent py-[9px] pr-3 pl-[38px] text-ink outline-none',
            controlTextClass,
          )}
        />
      </div>
      {text !== '' && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          {isTask && (
            <DayField
              label={t('page.tasks.due')}
              value={due}
              today={today}
              onChange={setDue}
              error={isDueWrong && due.length >= 10 ? t('form.errors.date') : undefined}
              className="w-44"
            />
          )}
          <p className="min-w-0 flex-1 pb-2 text-xs text-ink-3">
            {t(isTask ? 'page.quick.taskHint' : 'page.quick.noteHint')}
          </p>
          <Button type="submit" size="sm" disabled={content === ''}>
            {t(isTask ? 'page.tasks.add' : 'page.notes.add')}
          </Button>
        </div>
      )}
    </form>
  );
}
