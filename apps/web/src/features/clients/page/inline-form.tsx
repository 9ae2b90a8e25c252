import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

interface InlineFormProps {
  submitLabel: string;
  isSaving: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Fields in the place of what they will be; Escape leaves them. */
export function InlineForm({ submitLabel, isSaving, onSubmit, onCancel, children }: InlineFormProps) {
  const { t } = useTranslation('common');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      className="grid gap-2.5 py-2"
    >
      {children}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="sm" isLoading={isSaving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
