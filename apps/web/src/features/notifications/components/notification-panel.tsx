import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '../../../shared/ui/bottom-sheet.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SidePanel } from '../../../shared/ui/side-panel.tsx';
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
