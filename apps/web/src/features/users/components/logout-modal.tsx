import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { session } from '../../../shared/api/session.ts';
import { config } from '../../../shared/lib/config.ts';
import { useSidebarStore } from '../../../shared/stores/sidebar-store.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { accountToast } from '../../../shared/ui/toast.tsx';
import { clearProfileDrafts } from '../model/profile-draft.ts';

export function LogoutModal() {
  const { t } = useTranslation('users');
  const isOpen = useSidebarStore((state) => state.logoutModal);
  const setOpen = useSidebarStore((state) => state.setLogoutModal);
  const signOut = useMutation({
    mutationFn: () => session.signOut(),
    onSuccess: clearProfileDrafts,
    onError: (error) =>
      accountToast.error((error instanceof ApiError && error.friendlyMessage) || t('logout.failed')),
    meta: { handlesErrors: true },
  });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      icon={<LogOut aria-hidden="true" strokeWidth={1.75} />}
      title={t('logout.title', { brand: config().brand })}
      text={t('logout.text')}
      isLoading={signOut.isPending}
      onConfirm={() => signOut.mutate()}
    />
  );
}
