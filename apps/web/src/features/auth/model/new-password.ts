import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody comes to the sign-in from setting a new password. */
    hasNewPassword?: boolean | undefined;
  }
}

/** Whether this arrival follows a new password. It is told once: reloading the page or coming back to it does not repeat it. */
export function useNewPassword(): boolean {
  const navigate = useNavigate();
  const isTold = useLocation({ select: ({ state }) => state.hasNewPassword ?? false });
  const [isNew] = useState(isTold);
  useEffect(() => {
    if (isTold) void navigate({ to: '.', replace: true, state: {} });
  }, [isTold, navigate]);
  return isNew;
}
