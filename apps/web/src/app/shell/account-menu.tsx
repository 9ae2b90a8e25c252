import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { KeyRound, LogOut, Settings, User } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '../../features/users/components/user-avatar.tsx';
import { meQuery } from '../../shared/api/me-query.ts';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { MenuItem, MenuPopover, MenuSeparator } from '../../shared/ui/menu.tsx';
import { adminEntries } from './nav-entries.ts';

function AccountHead() {
  const { data: me } = useQuery(meQuery);
  return (
    <div className="flex items-center gap-3 pt-1.5">
      <UserAvatar size={44} />
      <div className="min-w-0">
        <p className="truncate font-medium">{me ? `${me.firstName} ${me.lastName}` : ''}</p>
        <p className="truncate text-xs text-ink-3">{me?.realtor.brokerageName}</p>
      </div>
    </div>
  );
}

interface AccountMenuProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AccountMenu({ triggerRef, isOpen, onOpenChange }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const { data: me } = useQuery(meQuery);
  const navigate = useNavigate();
  const setChangePasswordModal = useSidebarStore((state) => state.setChangePasswordModal);
  const setLogoutModal = useSidebarStore((state) => state.setLogoutModal);
  return (
    <MenuPopover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t('header.account')}
      header={<AccountHead />}
      className="w-66"
    >
      <MenuItem icon={<User />} onAction={() => navigate({ to: '/user/profile' })}>
        {t('account.profile')}
      </MenuItem>
      <MenuItem icon={<Settings />} onAction={() => navigate({ to: '/setting' })}>
        {t('account.settings')}
      </MenuItem>
      <MenuItem icon={<KeyRound />} onAction={() => setChangePasswordModal(true)}>
        {t('account.changePassword')}
      </MenuItem>
      {(me?.isAdmin ? adminEntries : []).map(({ screen, to, icon: Icon }) => (
        <MenuItem key={screen} icon={<Icon />} onAction={() => navigate({ to })}>
          {t(`screens.${screen}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onAction={() => setLogoutModal(true)}>
        {t('account.logOut')}
      </MenuItem>
    </MenuPopover>
  );
}
