import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

const nameLength = 80;

interface ListNameFormProps {
  name?: string;
  isInFooter?: boolean;
  isPending: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

export function ListNameForm({
  name: before = '',
  isInFooter = false,
  isPending,
  onSave,
  onCancel,
}: ListNameFormProps) {
  const { t } = useTranslation('clients');
  const { t: common } = useTranslation('common');
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
      className={classNames('flex w-full flex-wrap items-start gap-2', !isInFooter && 'px-2.5 py-1.5')}
    >
      <TextField
        ref={field}
        label={t('lists.name')}
        isLabelHidden={before !== ''}
        size="sm"
        maxLength={nameLength}
        className="min-w-0 flex-1 basis-full"
        value={name}
        error={hasProblem && t('lists.nameRequired')}
        onChange={(event) => {
          setName(event.target.value);
          setHasProblem(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Only the naming ends; the panel stays.
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" size="sm" variant="secondary" isLoading={isPending}>
        {common('save')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        {common('cancel')}
      </Button>
    </form>
  );
}
