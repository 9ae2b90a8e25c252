import type { PlaceholderName } from '@hearthline/domain/message/placeholders';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { insertPlaceholder, PlaceholderMenu } from '../editor/placeholder-menu.tsx';

interface SubjectFieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
}

export function SubjectField({ value, onChange, error, input }: SubjectFieldProps) {
  const { t } = useTranslation('messages');

  function addPlaceholder(name: PlaceholderName) {
    const { text, caret } = insertPlaceholder(value, name, input.current);
    onChange(text);
    input.current?.focus();
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  }

  return (
    <TextField
      ref={input}
      label={t('compose.subject')}
      isRequired
      autoComplete="off"
      value={value}
      error={error}
      hint={t('compose.subjectHint', { count: value.length })}
      onChange={(event) => onChange(event.target.value)}
      suffix={
        <span className="-mr-2">
          <PlaceholderMenu label={t('compose.insertSubject')} onChoose={addPlaceholder} />
        </span>
      }
    />
  );
}
