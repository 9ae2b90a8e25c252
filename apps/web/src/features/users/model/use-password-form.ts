import { passwordMaxLength } from '@hearthline/domain/password';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSidebarStore } from '../../../shared/stores/sidebar-store.ts';
import { accountToast } from '../../../shared/ui/toast.tsx';
import { useChangePassword } from '../api/user-mutations.ts';
import type { PasswordFieldName } from './password-form.ts';
import { emptyPasswordForm, findPasswordErrors } from './password-form.ts';

type Touched = Partial<Record<PasswordFieldName, boolean>>;

/** The form of the dialog; whatever way the dialog closes, everything typed is forgotten. */
export function usePasswordForm() {
  const { t } = useTranslation('users');
  const isOpen = useSidebarStore((state) => state.changePasswordModal);
  const setOpen = useSidebarStore((state) => state.setChangePasswordModal);
  const [values, setValues] = useState(emptyPasswordForm);
  const [touched, setTouched] = useState<Touched>({});
  const [isOldRefused, setOldRefused] = useState(false);
  const changePassword = useChangePassword();
  const errors = findPasswordErrors(values);

  useEffect(() => {
    if (isOpen) return;
    setValues(emptyPasswordForm);
    setTouched({});
    setOldRefused(false);
  }, [isOpen]);

  function touch(name: PasswordFieldName) {
    setTouched((before) => ({ ...before, [name]: true }));
  }

  function edit(name: PasswordFieldName, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    if (name === 'oldPassword') setOldRefused(false);
  }

  /** Resolves to true when the old password was refused. */
  async function submit(): Promise<boolean> {
    const { oldPassword, newPassword } = values;
    try {
      const reply = await changePassword.mutateAsync({ oldPassword, newPassword });
      if (reply.isSuccess) {
        setOpen(false);
        accountToast.success(t('password.changed'));
        return false;
      }
    } catch {
      accountToast.error(t('password.failed'));
      return false;
    }
    accountToast.error(t('password.failed'));
    // The dialog may have been closed while the answer was on its way.
    if (useSidebarStore.getState().changePasswordModal) setOldRefused(true);
    return true;
  }

  function errorOf(name: PasswordFieldName): string | undefined {
    if (name === 'oldPassword' && isOldRefused) return t('password.invalidOld');
    const error = errors[name];
    return error && touched[name] ? t(`password.${error}`, { max: passwordMaxLength }) : undefined;
  }

  return {
    isOpen,
    setOpen,
    values,
    edit,
    touch,
    submit,
    errorOf,
    isValid: Object.keys(errors).length === 0,
    isPending: changePassword.isPending,
  };
}
