import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ModalLayer } from './modal-layer.tsx';

export interface ModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size?: 'sm' | 'md' | 'lg';
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Whether a click on the backdrop closes; Escape always does. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  className?: string;
}

const widthClasses = {
  sm: 'max-w-(--modal-sm)',
  md: 'max-w-(--modal-md)',
  lg: 'max-w-(--modal-lg)',
};

export function Modal({
  isOpen,
  onOpenChange,
  size = 'sm',
  title,
  description,
  icon,
  children,
  footer,
  isDismissable = true,
  role = 'dialog',
  className,
}: ModalProps) {
  const { t } = useTranslation('common');
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      role={role}
      frameClassName="items-center justify-center p-4"
      panelClassName={classNames(
        'modal-panel flex max-h-full w-full overflow-hidden rounded-xl border border-line-strong bg-surface shadow-lg',
        widthClasses[size],
        className,
      )}
    >
      <header className="flex items-center gap-4 px-4 pt-5 md:px-6 md:pt-6">
        {icon ? <IconTile>{icon}</IconTile> : null}
        <div className="min-w-0 flex-1">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {description ? <p className="text-sm text-ink-2">{description}</p> : null}
        </div>
        {role === 'dialog' ? (
          <IconButton
            label={t('close')}
            icon={<X />}
            className="-mt-2 -mr-2 self-start"
            onClick={() => onOpenChange(false)}
          />
        ) : null}
      </header>
      <div className={classNames('min-h-0 overflow-y-auto px-4 md:px-6', children ? 'py-5' : 'pb-5')}>
        {children}
      </div>
      {footer ? (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-4 md:px-6">
          {footer}
        </footer>
      ) : null}
    </ModalLayer>
  );
}

function IconTile({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-lg bg-brand-ink/14 text-brand-ink [&_svg]:size-5"
    >
      {children}
    </span>
  );
}
