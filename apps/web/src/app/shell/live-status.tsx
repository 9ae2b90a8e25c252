import { Radio } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/lib/class-names.ts';
import { useLiveStore } from '../../shared/live/live-store.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';

const LiveCenter = lazy(async () => ({ default: (await import('./live-center.tsx')).LiveCenter }));

/** How the live connection stands, and behind it what arrived since the page was opened. */
export function LiveStatus() {
  const { t } = useTranslation('shell');
  const hub = useLiveStore((state) => state.hub);
  const hasReceived = useLiveStore((state) => state.received.length > 0);
  const [isOpen, setOpen] = useState(false);
  // Once opened it stays mounted, so that closing can be seen.
  const [isMounted, setMounted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isConnected = hub === 'Connected';

  return (
    <>
      <IconButton
        ref={button}
        label={t(`live.states.${hub}`)}
        icon={<Radio strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isActive={isOpen}
        data-hub-state={hub}
        onClick={() => {
          setMounted(true);
          setOpen(!isOpen);
        }}
        // Where room is scarce it stands there only when it has something to say.
        className={classNames(
          isConnected ? 'text-ink-3' : 'text-ink-disabled',
          isConnected && !hasReceived && 'max-md:hidden',
        )}
      >
        {!isConnected && (
          <span className="absolute right-[9px] bottom-[9px] size-2 rounded-full bg-warning ring-2 ring-canvas" />
        )}
      </IconButton>
      {isMounted && (
        <Suspense>
          <LiveCenter triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
