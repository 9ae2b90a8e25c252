import { useEffect } from 'react';
import { create } from 'zustand';

/** What the open page is about, such as a person's name; the last crumb and the window's title say it. */
export const usePageNameStore = create<{ name: string | undefined }>()(() => ({ name: undefined }));

/** Names the page for as long as it is there. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    usePageNameStore.setState({ name });
    return () => usePageNameStore.setState({ name: undefined });
  }, [name]);
}
