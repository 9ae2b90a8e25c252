import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../../lib/class-names.ts';
import { AriaLocale } from '../aria-locale.tsx';

interface PickerOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  isWide: boolean;
  /** Width class of the centered dialog; the sheet takes the whole screen width. */
  width: string;
  children: ReactNode;
}

const dialogClass =
  'modal-panel max-h-full max-w-full rounded-xl border border-line-strong bg-surface shadow-lg';
const sheetClass =
  'sheet-panel max-h-[88%] w-full rounded-t-xl border-t border-line-strong bg-raised shadow-lg';

export function PickerOverlay({ isOpen, onOpenChange, label, isWide, width, children }: PickerOverlayProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        className={classNames(
          'fade-layer fixed inset-x-0 top-0 z-(--z-modal) flex h-(--visual-viewport-height) justify-center bg-overlay/60',
          isWide ? 'items-center p-4' : 'sheet-layer items-end',
        )}
      >
        <Modal
          className={classNames('flex overflow-hidden', isWide ? classNames(dialogClass, width) : sheetClass)}
        >
          <Dialog aria-label={label} className="flex min-h-0 w-full flex-col overflow-y-auto outline-none">
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
