import { lazy, Suspense, useState } from 'react';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { loadPalette } from '../palette/load-palette.ts';
import { usePaletteStore } from '../palette/palette-store.ts';

const ChangePasswordModal = lazy(async () => ({
  default: (await import('../../features/users/components/change-password-modal.tsx')).ChangePasswordModal,
}));
const LogoutModal = lazy(async () => ({
  default: (await import('../../features/users/components/logout-modal.tsx')).LogoutModal,
}));
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

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
  return (
    <>
      <Suspense>{needsPassword && <ChangePasswordModal />}</Suspense>
      <Suspense>{needsLogout && <LogoutModal />}</Suspense>
      <Suspense>{needsPalette && <CommandPalette />}</Suspense>
    </>
  );
}
