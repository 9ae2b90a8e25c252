import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { ModalLayer } from '../modal-layer.tsx';

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
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={label}
      className={isWide ? 'bg-overlay/60' : 'sheet-layer bg-overlay/60'}
      frameClassName={isWide ? 'items-center justify-center p-4' : 'items-end justify-center'}
      panelClassName={classNames(
        'flex overflow-hidden',
        isWide ? classNames(dialogClass, width) : sheetClass,
      )}
      dialogClassName="flex min-h-0 w-full flex-col overflow-y-auto"
    >
      {children}
    </ModalLayer>
  );
}
