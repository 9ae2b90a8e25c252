import { KeyRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { PasswordChecklist } from '../../../shared/ui/password-checklist.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { usePasswordForm } from '../model/use-password-form.ts';

const formId = 'change-password';

/** The first field takes the focus when the dialog opens. */
function focusElement(element: HTMLElement | null) {
  element?.focus();
}

export function ChangePasswordModal() {
  const { t } = useTranslation(['users', 'common']);
  const { isOpen, setOpen, values, edit, touch, submit, errorOf, isValid, isPending } = usePasswordForm();
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
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
    <Modal
      isOpen={isOpen}
      onOpenChange={setOpen}
      size="sm"
      isDismissable={false}
      icon={<KeyRound aria-hidden="true" strokeWidth={1.75} />}
      title={t('password.change')}
      description={t('password.stay')}
      footer={
        <>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isValid} isLoading={isPending}>
            {t('password.change')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={handleSubmit}
        className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_240px]"
      >
        <div className="grid content-start gap-4">
          <PasswordField
            {...bindField('oldPassword')}
            ref={focusElement}
            label={t('password.old')}
            autoComplete="current-password"
          />
          <PasswordField
            {...bindField('newPassword')}
            label={t('password.new')}
            autoComplete="new-password"
          />
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
      </form>
    </Modal>
  );
}
