import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { SampleCard } from './sample-card.tsx';

export function FieldSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.fields')} className={className}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField label={t('states.rest')} icon={<Search />} placeholder={t('cityOrStreet')} />
        <TextField label={t('states.hover')} icon={<Search />} defaultValue="Port Credit" data-hovered />
        <TextField
          label={t('states.focus')}
          icon={<Search />}
          defaultValue="Port Cre"
          hint={t('focusHint')}
          data-focused
        />
        <TextField
          label={t('states.filled')}
          defaultValue="1,649,900"
          suffix="CAD"
          hint={t('numberHint')}
          isRequired
        />
        <TextField label={t('states.invalid')} defaultValue="maya@northlight" error={t('invalidEmail')} />
        <TextField label={t('states.disabled')} defaultValue="Ontario" disabled />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          defaultValue="hearth and home"
          hint={t('passwordHint')}
          isRequired
          blockClipboard
        />
        <TextArea label={t('notes')} rows={2} defaultValue="62 Oakwood Ave N" />
      </div>
    </SampleCard>
  );
}
