import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { ModalLayer } from './modal-layer.tsx';

interface BottomSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

export function BottomSheet({ isOpen, onOpenChange, title, children, footer }: BottomSheetProps) {
  const { t } = useTranslation('common');
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="sheet-layer bg-overlay/60"
      frameClassName="items-end justify-center"
      panelClassName="sheet-panel flex max-h-[88%] w-full max-w-(--modal-md) overflow-hidden rounded-t-xl border-t border-line-strong bg-raised shadow-lg"
      dialogClassName="flex min-h-0 w-full flex-col pb-[env(safe-area-inset-bottom)]"
    >
      <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-xs bg-line-control" />
      <header className="flex items-center gap-2 px-4 pt-1">
        <Heading slot="title" level={2} className="min-w-0 flex-1 text-md">
          {title}
        </Heading>
        <IconButton label={t('close')} icon={<X />} className="-mr-2" onClick={() => onOpenChange(false)} />
      </header>
      <div className="min-h-0 overflow-y-auto px-4 pt-1 pb-4">{children}</div>
      {footer ? (
        <footer className="flex gap-2 border-t border-line px-4 py-3 *:flex-1">{footer}</footer>
      ) : null}
    </ModalLayer>
  );
}
