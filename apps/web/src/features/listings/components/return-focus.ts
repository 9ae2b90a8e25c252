import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The home that was left by going back; the list it was opened from gives its link the focus, once. */
let leftId: string | null = null;

/** For the screen of one home. */
export function useRememberLeaving(id: string): void {
  const { history } = useRouter();
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        leftId = action.type === 'BACK' ? id : null;
      }),
    [history, id],
  );
}

/** For lists of homes: whoever comes back by keyboard goes on where they were. */
export function useReturnFocus(listings: readonly { id: string }[]): void {
  useEffect(() => {
    if (leftId === null || !listings.some(({ id }) => id === leftId)) return;
    const link = document.querySelector<HTMLElement>(`[data-listing="${CSS.escape(leftId)}"]`);
    leftId = null;
    link?.focus({ preventScroll: true });
  }, [listings]);
}
