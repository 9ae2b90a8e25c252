import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useClientFormContext } from './use-client-form-context.ts';

export function NoteField({ className }: { className?: string }) {
  const { t } = useTranslation('clients');
  const { register } = useClientFormContext();
  return (
    <TextArea
      {...register('note')}
      label={t('form.fields.note')}
      hint={t('form.hints.note')}
      maxLength={10_000}
      className={className}
    />
  );
}
