import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ButtonVariant } from './button.tsx';
import { Button } from './button.tsx';
import type { ModalProps } from './modal.tsx';
import { Modal } from './modal.tsx';

interface FormModalProps extends Omit<ModalProps, 'isOpen' | 'onOpenChange' | 'footer' | 'role'> {
  /** Only where the dialog stays on the page when it closes. */
  isOpen?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  submitLabel: string;
  submitVariant?: ButtonVariant;
  isPending?: boolean;
  isBlocked?: boolean;
  /** Of the form. */
  ref?: Ref<HTMLFormElement>;
  formClassName?: string;
  children: ReactNode;
}

/** A dialog that asks for something: its fields in a form, and below them a way out and the one that sends it. */
export function FormModal({
  isOpen = true,
  onClose,
  onSubmit,
  submitLabel,
  submitVariant,
  isPending,
  isBlocked,
  ref,
  formClassName = 'grid gap-4',
  children,
  ...modal
}: FormModalProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  return (
    <Modal
      {...modal}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={submitVariant}
            disabled={isBlocked}
            isLoading={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={formId}
        noValidate
        className={formClassName}
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog may be opened from within another form, which is not meant.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
