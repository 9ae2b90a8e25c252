import { useNavigate, useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../../../shared/hooks/use-escape.ts';
import { BottomSheet } from '../../../shared/ui/bottom-sheet.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { NotificationFilter } from '../api/notification-queries.ts';
import { NotificationTabs } from './notification-tabs.tsx';

interface NotificationPanelProps {
  isOpen: boolean;
  /** From 1024 px on it stands beside the page; below, it is a modal. */
  isDesktop: boolean;
  /** What has opened it and gets the focus back. */
  opener: HTMLElement | null;
  timeZone: string | undefined;
  onClose: () => void;
}

export function NotificationPanel({ isOpen, isDesktop, opener, timeZone, onClose }: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  const navigate = useNavigate();
  const { history } = useRouter();

  function handleViewAll() {
    onClose();
    void navigate({ to: '/notification' });
  }

  function handleOpenPath(path: string) {
    onClose();
    history.push(path);
  }

  const viewAll = (
    <Button variant="secondary" fullWidth onClick={handleViewAll}>
      {t('viewAll')}
    </Button>
  );
  const content = <PanelTabs isBeside={isDesktop} timeZone={timeZone} onOpenPath={handleOpenPath} />;
  if (isDesktop)
    return (
      <SidePanel isOpen={isOpen} opener={opener} title={t('title')} footer={viewAll} onClose={onClose}>
        {content}
      </SidePanel>
    );
  return (
    <BottomSheet
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={t('title')}
      footer={viewAll}
    >
      {content}
    </BottomSheet>
  );
}

interface PanelTabsProps {
  isBeside: boolean;
  timeZone: string | undefined;
  onOpenPath: (path: string) => void;
}

/** Made anew each time the panel opens, so it begins with what is unread. */
function PanelTabs({ isBeside, timeZone, onOpenPath }: PanelTabsProps) {
  const [filter, setFilter] = useState<NotificationFilter>('unread');
  return (
    <NotificationTabs
      filter={filter}
      onFilterChange={setFilter}
      variant="panel"
      timeZone={timeZone}
      onOpenPath={onOpenPath}
      className={isBeside ? 'min-h-0 flex-1' : 'min-h-[60dvh]'}
      headClassName={isBeside ? '' : 'sticky top-0 z-2 bg-raised'}
      // Rows reach 12 px beyond the body on both sides, so that their content stands in line with it.
      panelClassName={
        isBeside ? '-mx-[27px] min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-[15px]' : '-mx-3'
      }
    />
  );
}

interface SidePanelProps {
  isOpen: boolean;
  opener: HTMLElement | null;
  title: string;
  children: ReactNode;
  footer: ReactNode;
  onClose: () => void;
}

/** Stands at the right edge under the header. The page beside it stays in use, so the focus may leave it. */
function SidePanel({ isOpen, opener, title, children, footer, onClose }: SidePanelProps) {
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
