interface PersistedStore {
  persist: { getOptions: () => { name?: string }; rehydrate: () => unknown };
}

/** `storage` events come from other tabs only, so a store never hears its own echo. */
export function followOtherTabs(store: PersistedStore): void {
  window.addEventListener('storage', (event) => {
    if (event.key === store.persist.getOptions().name && event.newValue !== null) store.persist.rehydrate();
  });
}
