import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';
import { AriaLocale } from './aria-locale.tsx';

interface ModalLayerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether a press on the backdrop closes; Escape always does. */
  isDismissable?: boolean;
  /** Without it, a heading in the slot `title` names the dialog. */
  label?: string;
  role?: 'dialog' | 'alertdialog';
  /** Of the backdrop. */
  className?: string;
  /** Of the box around the panel, which is as high as the part of the screen that no keyboard covers. */
  frameClassName?: string;
  panelClassName: string;
  dialogClassName?: string;
  children: ReactNode;
}

/** The one owner of layers that take the whole screen: focus kept inside and given back, Escape, the page behind inert. */
export function ModalLayer({
  isOpen,
  onOpenChange,
  isDismissable = true,
  label,
  role = 'dialog',
  className = 'bg-overlay/60',
  frameClassName = '',
  panelClassName,
  dialogClassName = 'flex min-h-0 w-full flex-col',
  children,
}: ModalLayerProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        className={classNames('fade-layer fixed inset-0 z-(--z-modal)', className)}
      >
        <div className={classNames('flex h-(--visual-viewport-height)', frameClassName)}>
          <Modal className={panelClassName}>
            <Dialog role={role} aria-label={label} className={classNames(dialogClassName, 'outline-none')}>
              {children}
            </Dialog>
          </Modal>
        </div>
      </ModalOverlay>
    </AriaLocale>
  );
}
