import type { PasswordRefusal } from '@hearthline/contract/users';
import { isAcceptablePassword, passwordMaxLength } from '@hearthline/domain/password';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSidebarStore } from '../../../shared/stores/sidebar-store.ts';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { PasswordChecklist } from '../../../shared/ui/password-checklist.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { accountToast } from '../../../shared/ui/toast.tsx';
import { useChangePassword } from '../api/user-mutations.ts';

/** The first field takes the focus when the dialog opens. */
function focusElement(element: HTMLElement | null) {
  element?.focus();
}

export function ChangePasswordModal() {
  const { t } = useTranslation('users');
  const { isOpen, setOpen, values, edit, touch, submit, errorOf, isValid, isPending } = usePasswordForm();
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit() {
    if (!isValid || isPending) return;
    const isOldRefused = await submit();
    if (isOldRefused) form.current?.querySelector<HTMLElement>('[name=oldPassword]')?.focus();
  }

  const bindField = (name: keyof typeof values) => ({
    name,
    blockClipboard: true,
    isRequired: true,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => edit(name, event.target.value),
    onBlur: () => touch(name),
  });

  return (
    <FormModal
      ref={form}
      isOpen={isOpen}
      isDismissable={false}
      icon={<KeyRound aria-hidden="true" strokeWidth={1.75} />}
      title={t('password.change')}
      description={t('password.stay')}
      formClassName="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_240px]"
      submitLabel={t('password.change')}
      isBlocked={!isValid}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={() => setOpen(false)}
    >
      <div className="grid content-start gap-4">
        <PasswordField
          {...bindField('oldPassword')}
          ref={focusElement}
          label={t('password.old')}
          autoComplete="current-password"
        />
        <PasswordField {...bindField('newPassword')} label={t('password.new')} autoComplete="new-password" />
        <PasswordField
          {...bindField('confirmPassword')}
          label={t('password.confirm')}
          autoComplete="new-password"
          hint={t('password.clipboardOff')}
        />
      </div>
      <div className="md:mt-6">
        <PasswordChecklist password={values.newPassword} confirmation={values.confirmPassword} isCompact />
      </div>
    </FormModal>
  );
}

type Touched = Partial<Record<PasswordFieldName, boolean>>;

/** The form of the dialog; whatever way the dialog closes, everything typed is forgotten. */
function usePasswordForm() {
  const { t } = useTranslation('users');
  const isOpen = useSidebarStore((state) => state.changePasswordModal);
  const setOpen = useSidebarStore((state) => state.setChangePasswordModal);
  const [values, setValues] = useState(emptyPasswordForm);
  const [touched, setTouched] = useState<Touched>({});
  const [refusal, setRefusal] = useState<PasswordRefusal | null>(null);
  const changePassword = useChangePassword();
  const errors = findPasswordErrors(values);

  useEffect(() => {
    if (isOpen) return;
    setValues(emptyPasswordForm);
    setTouched({});
    setRefusal(null);
  }, [isOpen]);

  function touch(name: PasswordFieldName) {
    setTouched((before) => ({ ...before, [name]: true }));
  }

  function edit(name: PasswordFieldName, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    if (name === 'oldPassword') setRefusal(null);
  }

  /** Resolves to true when the old password was refused. */
  async function submit(): Promise<boolean> {
    const { oldPassword, newPassword } = values;
    let code: PasswordRefusal;
    try {
      const reply = await changePassword.mutateAsync({ oldPassword, newPassword });
      if (reply.isSuccess) {
        setOpen(false);
        accountToast.success(t('password.changed'));
        return false;
      }
      code = reply.error?.code ?? 'invalid_old_password';
    } catch {
      accountToast.error(t('password.failed'));
      return false;
    }
    accountToast.error(t('password.failed'));
    // The dialog may have been closed while the answer was on its way.
    if (useSidebarStore.getState().changePasswordModal) setRefusal(code);
    return true;
  }

  function errorOf(name: PasswordFieldName): string | undefined {
    if (name === 'oldPassword' && refusal) return t(`password.${refusal}`);
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

const emptyPasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };
type PasswordForm = typeof emptyPasswordForm;
type PasswordFieldName = keyof PasswordForm;

/** Keys of the texts under `password`. */
type PasswordFormError =
  | 'oldPasswordRequired'
  | 'newPasswordRequired'
  | 'confirmPasswordRequired'
  | 'rulesOpen'
  | 'tooLong'
  | 'mustMatch';

function findPasswordErrors(form: PasswordForm): Partial<Record<PasswordFieldName, PasswordFormError>> {
  const errors: Partial<Record<PasswordFieldName, PasswordFormError>> = {};
  if (form.oldPassword === '') errors.oldPassword = 'oldPasswordRequired';
  else if (form.oldPassword.length > passwordMaxLength) errors.oldPassword = 'tooLong';

  if (form.newPassword === '') errors.newPassword = 'newPasswordRequired';
  else if (form.newPassword.length > passwordMaxLength) errors.newPassword = 'tooLong';
  else if (!isAcceptablePassword(form.newPassword)) errors.newPassword = 'rulesOpen';

  if (form.confirmPassword === '') errors.confirmPassword = 'confirmPasswordRequired';
  else if (form.confirmPassword !== form.newPassword) errors.confirmPassword = 'mustMatch';
  return errors;
}
