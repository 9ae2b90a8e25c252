import type { FormEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { linkTargetOf } from '../model/signature-html.ts';

interface SignatureLinkFormProps {
  hasSelection: boolean;
  onAdd: (target: string) => void;
  onClose: () => void;
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

export function SignatureLinkForm({ hasSelection, onAdd, onClose }: SignatureLinkFormProps) {
  const { t } = useTranslation('users');
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
        {t('signature.selectFirst')}
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
        label={t('signature.address')}
        size="sm"
        className="min-w-40 flex-1"
        value={address}
        error={isRefused ? t('signature.badAddress') : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" size="sm" variant="secondary" className="mt-6">
        {t('signature.addLink')}
      </Button>
    </form>
  );
}
