import './side-panel.css';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../hooks/use-escape.ts';
import { IconButton } from './icon-button.tsx';

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
      className="side-panel fixed top-16 right-0 bottom-0 z-(--z-panel) flex w-(--panel-notify) flex-col bg-raised shadow-lg outline-none before:absolute before:inset-y-0 before:left-0 before:w-px before:bg-line-strong before:content-['']"
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

/** Keeps a layer that was closed until its way out has been seen, and counts how often it was opened. */
function useLeaving(isOpen: boolean, layer: RefObject<HTMLElement | null>) {
  const [wasOpen, setWasOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const [opening, setOpening] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setShown(true);
      setOpening(opening + 1);
    }
  }

  const isLeaving = isShown && !isOpen;
  useLayoutEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    const moves = layer.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(moves).then(() => {
      if (isCurrent) setShown(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, layer]);
  return { isShown: isShown || isOpen, isLeaving, opening };
}
