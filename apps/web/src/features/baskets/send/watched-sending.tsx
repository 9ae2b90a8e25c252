import { useLocation, useSearch } from '@tanstack/react-router';
import { FloatingBar } from '../../../shared/ui/floating-bar.tsx';
import { SendingBar } from './sending-bar.tsx';
import { useSendingStore } from './sending-store.ts';

/** Over every screen but the basket's own, which has the bar in its place. */
export function WatchedSending({ timeZone }: { timeZone: string | undefined }) {
  const { watched, forget } = useSendingStore();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (!watched || (path === '/basket/view' && id === watched.basketId)) return null;
  return (
    <FloatingBar>
      <SendingBar key={watched.sending.id} {...watched} timeZone={timeZone} onOver={forget} />
    </FloatingBar>
  );
}
