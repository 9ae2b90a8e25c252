import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';

interface NoteFormProps {
  text?: string;
  isSaving: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

export function NoteForm({ text: before = '', isSaving, onSave, onCancel }: NoteFormProps) {
  const { t } = useTranslation(['clients', 'common']);
  const [text, setText] = useState(before);
  const [hasTried, setHasTried] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const label = t('page.notes.text');

  useEffect(() => input.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (text.trim() === '') return input.current?.focus();
    onSave(text.trim());
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
      <TextArea
        ref={input}
        label={label}
        rows={3}
        maxLength={4000}
        value={text}
        error={hasTried && text.trim() === '' ? `${label} ${t('common:required')}` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" size="sm" isLoading={isSaving}>
          {before === '' ? t('page.notes.add') : t('common:save')}
        </Button>
      </div>
    </form>
  );
}
