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
  /** What the other button does where it decides something, too; without it, it closes. */
  onCancel?: () => void;
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
  onCancel = () => onOpenChange(false),
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
          <Button variant="secondary" ref={isDestructive ? focusElement : undefined} onClick={onCancel}>
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
