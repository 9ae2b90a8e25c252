import './side-panel.css';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ModalLayer } from './modal-layer.tsx';

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Below the title, above what scrolls. */
  header: ReactNode;
  footer?: ReactNode;
  /** 520 px instead of 440, with the page behind it dimmed. */
  isWide?: boolean;
  children: ReactNode;
}

/** Holds the focus at the right edge, 440 px wide, and leaves the page beside it in sight; on phones it is a full sheet. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  header,
  footer,
  isWide = false,
  children,
}: DrawerProps) {
  const { t } = useTranslation('common');
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={isWide ? 'bg-overlay/60' : 'bg-transparent'}
      panelClassName={classNames(
        'side-panel ml-auto flex h-full w-full bg-raised shadow-lg md:border-l md:border-line-strong',
        isWide ? 'md:w-130' : 'md:w-110',
      )}
    >
      <header className="border-b border-line px-5 py-3">
        <div className="flex items-center">
          <Heading slot="title" level={2} className="min-w-0 flex-1">
            {title}
          </Heading>
          <IconButton
            label={t('close')}
            icon={<X />}
            className="-mr-2.5"
            onClick={() => onOpenChange(false)}
          />
        </div>
        {header}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pt-1 pb-2">{children}</div>
      {footer ? (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line-strong bg-surface px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      ) : null}
    </ModalLayer>
  );
}
