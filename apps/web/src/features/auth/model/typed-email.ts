import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What stood in the field of the screen before; it goes along in the history, never in the address. */
    typedEmail?: string | undefined;
  }
}

/** The e-mail that was typed at the sign-in, for the screen that somebody goes on to. */
export function useTypedEmail(): string {
  return useLocation({ select: ({ state }) => state.typedEmail ?? '' });
}
