import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSendingStore } from '../../features/baskets/send/sending-store.ts';
import { meQuery } from '../../shared/api/me-query.ts';
import { useBasketRequestStore } from '../../shared/stores/basket-request-store.ts';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { useWantedRequestStore } from '../../shared/stores/wanted-request-store.ts';
import { loadTexts } from '../i18n.ts';
import { usePaletteStore } from '../palette/palette-store.ts';
import { loadPalette } from './header.tsx';

const ChangePasswordModal = lazy(async () => ({
  default: (await import('../../features/users/components/change-password-modal.tsx')).ChangePasswordModal,
}));
const LogoutModal = lazy(async () => ({
  default: (await import('../../features/users/components/logout-modal.tsx')).LogoutModal,
}));
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

const BasketRequestDialog = lazy(async () => {
  const [{ BasketRequestDialog }] = await Promise.all([
    import('../../features/baskets/add/basket-request-dialog.tsx'),
    loadTexts('baskets', 'homes'),
  ]);
  return { default: BasketRequestDialog };
});
/** What it says of criteria is said in the words of the search. */
const WantedDrawer = lazy(async () => {
  const [{ WantedDrawer }, { AlertWords }] = await Promise.all([
    import('../../features/baskets/alerts/wanted/wanted-drawer.tsx'),
    import('../routes/alert-words.tsx'),
    loadTexts('basketsAlerts', 'baskets', 'homes', 'listings'),
  ]);
  return {
    default: ({ timeZone }: { timeZone: string | undefined }) => (
      <WantedDrawer Words={AlertWords} timeZone={timeZone} />
    ),
  };
});
const WatchedSending = lazy(async () => ({
  default: (await import('../../features/baskets/send/watched-sending.tsx')).WatchedSending,
}));

/** True from the first time on, so that a dialog is fetched when needed and can still be seen closing. */
function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}

/** The layers that any place of the shell can open through a store. */
export function ShellDialogs() {
  const needsPassword = useWasOpen(useSidebarStore((state) => state.changePasswordModal));
  const needsLogout = useWasOpen(useSidebarStore((state) => state.logoutModal));
  const needsPalette = useWasOpen(usePaletteStore((state) => state.isOpen));
  const needsBaskets = useWasOpen(useBasketRequestStore((state) => state.request !== null));
  const needsWanted = useWasOpen(useWantedRequestStore((state) => state.listingId !== null));
  const needsSending = useWasOpen(useSendingStore((state) => state.watched !== null));
  const { data: me } = useQuery(meQuery);
  const timeZone = me?.preferences.timeZone;
  return (
    <>
      <Suspense>{needsBaskets && <BasketRequestDialog agentId={me?.id} timeZone={timeZone} />}</Suspense>
      <Suspense>{needsWanted && <WantedDrawer timeZone={timeZone} />}</Suspense>
      <Suspense>{needsSending && <WatchedSending timeZone={timeZone} />}</Suspense>
      <Suspense>{needsPassword && <ChangePasswordModal />}</Suspense>
      <Suspense>{needsLogout && <LogoutModal />}</Suspense>
      <Suspense>{needsPalette && <CommandPalette />}</Suspense>
    </>
  );
}
