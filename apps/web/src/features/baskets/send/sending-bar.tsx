import type { BasketSending } from '@hearthline/contract/baskets';
import { takeBackMs } from '@hearthline/domain/basket/request';
import { CalendarClock, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useTakeBack } from '../api/sending-actions.ts';
import { useMomentText } from '../parts/use-moment-text.ts';

interface SendingBarProps {
  basketId: string;
  name: string;
  sending: BasketSending;
  timeZone: string | undefined;
  /** It was taken back, or has left. */
  onOver: () => void;
  className?: string;
}

const secondMs = 1_000;
const ringLength = 2 * Math.PI * 20;

/** How long until then, counted down each second; 0 once it is over. */
function useTimeLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, new Date(until).getTime() - now);
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / secondMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What waits in the outbox: until it leaves, all of it can be taken back. */
export function SendingBar({ basketId, name, sending, timeZone, onOver, className }: SendingBarProps) {
  const { t } = useTranslation('baskets');
  const { whenText } = useMomentText(timeZone);
  const leftMs = useTimeLeft(sending.leavesAt);
  const takeBack = useTakeBack();
  const isCounting = leftMs <= takeBackMs;
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (isOver) return null;
  const what = t(sending.kind === 'homes' ? 'sendingBar.homes' : 'sendingBar.changes', {
    count: sending.homes,
  });
  const people = t('sendingBar.people', { count: sending.readers });
  return (
    <section
      aria-label={t('sendingBar.label')}
      className={classNames(
        'flex min-h-19 items-center gap-4 rounded-lg border border-line-strong bg-raised px-4 py-3 shadow-lg max-sm:flex-wrap',
        className,
      )}
    >
      {isCounting ? (
        <Countdown ms={leftMs} />
      ) : (
        <CalendarClock aria-hidden="true" strokeWidth={1.75} className="size-6 flex-none text-info" />
      )}
      <div className="min-w-0 flex-1">
        <p role="status" className="text-sm font-semibold">
          {isCounting
            ? t('sendingBar.soon', { what, people })
            : t('sendingBar.later', { what, people, when: whenText(sending.leavesAt) })}
        </p>
        <p className="truncate text-xs text-ink-3">{t('sendingBar.nothingLeft', { name })}</p>
      </div>
      {sending.canTakeBack ? (
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          className="max-sm:w-full"
          isLoading={takeBack.isPending}
          onClick={() => takeBack.mutate(basketId, { onSuccess: onOver })}
        >
          {t('sendingBar.takeBack')}
        </Button>
      ) : null}
    </section>
  );
}

/** Seen, not heard: each second would be read aloud. */
function Countdown({ ms }: { ms: number }) {
  return (
    <span aria-hidden="true" className="relative grid size-12 flex-none place-items-center">
      <svg viewBox="0 0 48 48" role="presentation" className="absolute inset-0 -rotate-90">
        <circle cx="24" cy="24" r="20" fill="none" strokeWidth="4" className="stroke-line-strong" />
        <circle
          cx="24"
          cy="24"
          r="20"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={ringLength}
          strokeDashoffset={ringLength * (1 - ms / takeBackMs)}
          className="stroke-brand"
        />
      </svg>
      <span className="text-xs font-semibold tabular-nums">{clockText(ms)}</span>
    </span>
  );
}
