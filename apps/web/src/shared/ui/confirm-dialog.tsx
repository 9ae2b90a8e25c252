import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  isDestructive?: boolean;
  isLoading?: boolean;
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  text,
  icon,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isDestructive = false,
  isLoading = false,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Modal
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      title={title}
      description={text}
      icon={icon}
      footer={
        <>
          <Button
            variant="secondary"
            ref={isDestructive ? focusElement : undefined}
            onClick={() => onOpenChange(false)}
          >
            {cancelLabel ?? t('no')}
          </Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            ref={isDestructive ? undefined : focusElement}
            isLoading={isLoading}
            onClick={onConfirm}
          >
            {confirmLabel ?? t('yes')}
          </Button>
        </>
      }
    />
  );
}
