import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

interface NameFormProps {
  label: string;
  /** What is renamed; without it, something new gets its first name, under a visible label. */
  before?: string;
  maxLength: number;
  requiredText: string;
  isPending: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
  className?: string;
}

/** Gives a name to one thing of a list, in the place where it stands. */
export function NameForm({
  before = '',
  requiredText,
  isPending,
  onSave,
  onCancel,
  ...props
}: NameFormProps) {
  const { t } = useTranslation('common');
  const [name, setName] = useState(before);
  const [hasProblem, setHasProblem] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') setHasProblem(true);
    else onSave(name.trim());
  }

  return (
    <form
      onSubmit={handleSubmit}
      className={classNames('flex w-full flex-wrap items-start gap-2', props.className)}
    >
      <TextField
        ref={field}
        label={props.label}
        isLabelHidden={before !== ''}
        size="sm"
        maxLength={props.maxLength}
        className={classNames('min-w-0 flex-1', before === '' ? 'basis-full' : 'basis-40')}
        value={name}
        error={hasProblem && requiredText}
        onChange={(event) => {
          setName(event.target.value);
          setHasProblem(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Only the naming ends; the panel around it stays.
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" size="sm" isLoading={isPending}>
        {t('save')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
