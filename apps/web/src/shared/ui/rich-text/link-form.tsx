import type { FormEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkTargetOf } from '../../lib/link-target.ts';
import { Button } from '../button.tsx';
import { TextField } from '../text-field.tsx';

interface LinkFormProps {
  hasSelection: boolean;
  onAdd: (target: string) => void;
  onClose: () => void;
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

export function LinkForm({ hasSelection, onAdd, onClose }: LinkFormProps) {
  const { t } = useTranslation('common');
  const [address, setAddress] = useState('');
  const [isRefused, setRefused] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const target = linkTargetOf(address);
    if (target) onAdd(target);
    else setRefused(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  if (!hasSelection) {
    return (
      <p role="status" className="px-3 pb-2.5 text-xs text-ink-2">
        {t('richText.selectFirst')}
      </p>
    );
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      className="flex flex-wrap items-start gap-2 px-3 pt-1 pb-3"
    >
      <TextField
        ref={focusElement}
        label={t('richText.address')}
        size="sm"
        className="min-w-40 flex-1"
        value={address}
        error={isRefused ? t('richText.badAddress') : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" size="sm" variant="secondary" className="mt-6">
        {t('richText.addLink')}
      </Button>
    </form>
  );
}
