import { useEffect } from 'react';
import { create } from 'zustand';

interface PageName {
  name: string | undefined;
  /** What the page above it is about, where that has a name, too. */
  parent?: string | undefined;
}

/** What the open page is about, such as a person's name; the last crumb and the window's title say it. */
export const usePageNameStore = create<PageName>()(() => ({ name: undefined }));

/** Names the page for as long as it is there. */
export function usePageName(name: string | undefined, parent?: string): void {
  useEffect(() => {
    usePageNameStore.setState({ name, parent });
    return () => usePageNameStore.setState({ name: undefined, parent: undefined });
  }, [name, parent]);
}
