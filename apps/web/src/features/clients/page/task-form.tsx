import { parseIsoDate } from '@hearthline/domain/calendar';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { DayField } from '../parts/day-field.tsx';

interface TaskFormProps {
  task?: { title: string; dueOn: string | null };
  today: string;
  isSaving: boolean;
  onSave: (task: { title: string; dueOn: string | null }) => void;
  onCancel: () => void;
}

export function TaskForm({ task, today, isSaving, onSave, onCancel }: TaskFormProps) {
  const { t } = useTranslation(['clients', 'common']);
  const [title, setTitle] = useState(task?.title ?? '');
  const [due, setDue] = useState(task?.dueOn ?? '');
  const [hasTried, setHasTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isDueWrong = due.trim() !== '' && parseIsoDate(due.trim()) === undefined;
  const label = t('page.tasks.title');

  useEffect(() => input.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (title.trim() === '') return input.current?.focus();
    if (!isDueWrong) onSave({ title: title.trim(), dueOn: due.trim() || null });
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      className="grid gap-2.5 py-2"
    >
      <TextField
        ref={input}
        label={label}
        maxLength={200}
        value={title}
        error={hasTried && title.trim() === '' ? `${label} ${t('common:required')}` : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <DayField
        label={t('page.tasks.due')}
        value={due}
        today={today}
        onChange={setDue}
        error={hasTried && isDueWrong ? t('form.errors.date') : undefined}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" size="sm" isLoading={isSaving}>
          {task ? t('common:save') : t('page.tasks.add')}
        </Button>
      </div>
    </form>
  );
}
