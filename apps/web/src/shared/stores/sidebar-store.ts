import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SidebarFlags {
  /** True while the sidebar is pinned open. */
  toggleSidebar: boolean;
  logoutModal: boolean;
  changePasswordModal: boolean;
}

interface SidebarState extends SidebarFlags {
  setToggleSidebar: (isPinned: boolean) => void;
  setLogoutModal: (isOpen: boolean) => void;
  setChangePasswordModal: (isOpen: boolean) => void;
  resetModals: () => void;
}

const storageKey = 'hearthline.sidebar';
const defaults: SidebarFlags = { toggleSidebar: true, logoutModal: false, changePasswordModal: false };

function parseFlags(persisted: unknown): SidebarFlags {
  const stored: Partial<Record<string, unknown>> =
    typeof persisted === 'object' && persisted ? { ...persisted } : {};
  const parseFlag = (name: keyof SidebarFlags) => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : defaults[name];
  };
  return {
    toggleSidebar: parseFlag('toggleSidebar'),
    logoutModal: parseFlag('logoutModal'),
    changePasswordModal: parseFlag('changePasswordModal'),
  };
}

export const useSidebarStore = create<SidebarState>()(
  persist(
    (set) => ({
      ...defaults,
      setToggleSidebar: (toggleSidebar) => set({ toggleSidebar }),
      setLogoutModal: (logoutModal) => set({ logoutModal }),
      setChangePasswordModal: (changePasswordModal) => set({ changePasswordModal }),
      resetModals: () => set({ logoutModal: false, changePasswordModal: false }),
    }),
    {
      name: storageKey,
      partialize: ({ toggleSidebar, logoutModal, changePasswordModal }): SidebarFlags => ({
        toggleSidebar,
        logoutModal,
        changePasswordModal,
      }),
      merge: (persisted, initial) => ({ ...initial, ...parseFlags(persisted) }),
    },
  ),
);

function parsePinned(json: string): boolean {
  try {
    return parseFlags(JSON.parse(json)?.state).toggleSidebar;
  } catch {
    return defaults.toggleSidebar;
  }
}

// Only the pin follows other tabs: a dialog opened in one of them must not open in all.
window.addEventListener('storage', (event) => {
  if (event.key !== storageKey || event.newValue === null) return;
  const toggleSidebar = parsePinned(event.newValue);
  if (useSidebarStore.getState().toggleSidebar !== toggleSidebar) useSidebarStore.setState({ toggleSidebar });
});
