import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../../../shared/hooks/use-escape.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useLeaving } from '../model/use-leaving.ts';

interface SidePanelProps {
  isOpen: boolean;
  opener: HTMLElement | null;
  title: string;
  children: ReactNode;
  footer: ReactNode;
  onClose: () => void;
}

/** Stands at the right edge under the header. The page beside it stays in use, so the focus may leave it. */
export function SidePanel({ isOpen, opener, title, children, footer, onClose }: SidePanelProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { isShown, isLeaving, opening } = useLeaving(isOpen, panel);

  // Before the browser takes the focus away from what is on its way out.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
    else if (panel.current?.contains(document.activeElement)) opener?.focus();
  }, [isOpen, opener]);

  useEscape(isOpen, () => {
    onClose();
    opener?.focus();
  });

  if (!isShown) return null;
  return (
    <aside
      ref={panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      inert={isLeaving}
      data-leaving={isLeaving || undefined}
      className="notification-panel fixed top-16 right-0 bottom-0 z-(--z-panel) flex w-(--panel-notify) flex-col bg-raised shadow-lg outline-none before:absolute before:inset-y-0 before:left-0 before:w-px before:bg-line-strong before:content-['']"
    >
      <div className="mx-auto flex min-h-0 w-(--panel-notify-body) flex-1 flex-col">
        <header className="flex h-16 flex-none items-center gap-2">
          <h2 id={titleId} className="min-w-0 flex-1">
            {title}
          </h2>
          <IconButton
            size="sm"
            label={t('close')}
            icon={<X strokeWidth={1.75} aria-hidden className="size-4.5!" />}
            className="-mr-2"
            onClick={onClose}
          />
        </header>
        <div key={opening} className="flex min-h-0 flex-1 flex-col">
          {children}
        </div>
      </div>
      <footer className="border-t border-line px-[27px] pt-3.5 pb-4.5">{footer}</footer>
    </aside>
  );
}
