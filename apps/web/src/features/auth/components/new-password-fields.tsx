import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordChecklist } from '../../../shared/ui/password-checklist.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { isLeavingByPress } from '../model/leaving.ts';

interface NewPasswordFieldsProps {
  label: string;
  password: string;
  confirmation: string;
  onPasswordChange: (password: string) => void;
  onConfirmationChange: (confirmation: string) => void;
}

export function NewPasswordFields({
  label,
  password,
  confirmation,
  onPasswordChange,
  onConfirmationChange,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [wasPasswordLeft, setWasPasswordLeft] = useState(false);
  const [wasConfirmationLeft, setWasConfirmationLeft] = useState(false);
  const confirmLabel = t('fields.confirmPassword');
  const required = t('common:required');

  function findConfirmationError(): string | undefined {
    if (confirmation === '') return wasConfirmationLeft ? `${confirmLabel} ${required}` : undefined;
    return confirmation === password ? undefined : t('fields.mustMatch');
  }

  return (
    <>
      <PasswordField
        size="lg"
        isRequired
        blockClipboard
        label={label}
        name="new-password"
        autoComplete="new-password"
        value={password}
        error={wasPasswordLeft && password === '' && `${label} ${required}`}
        onChange={(event) => onPasswordChange(event.target.value)}
        onBlur={(event) => setWasPasswordLeft(wasPasswordLeft || !isLeavingByPress(event))}
      />
      <PasswordField
        size="lg"
        isRequired
        blockClipboard
        label={confirmLabel}
        name="confirm-password"
        autoComplete="new-password"
        placeholder={t('fields.typeAgain')}
        hint={t('fields.clipboardHint')}
        value={confirmation}
        error={findConfirmationError()}
        onChange={(event) => onConfirmationChange(event.target.value)}
        onBlur={(event) => setWasConfirmationLeft(wasConfirmationLeft || !isLeavingByPress(event))}
      />
      <PasswordChecklist password={password} confirmation={confirmation} />
    </>
  );
}
