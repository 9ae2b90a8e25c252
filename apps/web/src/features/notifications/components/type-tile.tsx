import type { MessageType, Notification } from '@hearthline/contract/notifications';
import type { LucideIcon } from 'lucide-react';
import {
  AlarmClock,
  AlarmClockOff,
  CheckCheck,
  CircleCheck,
  CircleCheckBig,
  CircleX,
  Flame,
  Frown,
  Heart,
  Info,
  Megaphone,
  Phone,
  Rocket,
  Siren,
  Smile,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { MarkingRead } from '../api/notification-mutations.ts';

interface TypeTileProps {
  type: MessageType;
  size: 'panel' | 'page';
  /** Selected and unread: a blue check stands in place of the type's icon. */
  isBlue: boolean;
  className?: string;
}

const sizes = {
  panel: 'size-9 rounded-md [&_svg]:size-4.5',
  page: 'size-11 rounded-[12px] [&_svg]:size-5',
};

export function TypeTile({ type, size, isBlue, className }: TypeTileProps) {
  const { Icon, tone } = messageLooks[type];
  const Shown = isBlue ? CircleCheckBig : Icon;
  return (
    <span
      aria-hidden="true"
      data-tile={isBlue ? 'selected' : type}
      className={classNames(
        'grid flex-none place-items-center',
        sizes[size],
        isBlue ? 'bg-select/14 text-select' : tone,
        className,
      )}
    >
      <Shown strokeWidth={1.75} />
    </span>
  );
}

interface MarkTileProps {
  notification: Notification;
  titleId: string;
  isBlue: boolean;
  marking: MarkingRead;
}

/** In the narrow panel the tile of an unread row is its button: under the pointer or selected it becomes a check. */
export function MarkTile({ notification, titleId, isBlue, marking }: MarkTileProps) {
  const { t } = useTranslation('notifications');
  const { id, messageType } = notification;
  const isBusy = marking.isPendingFor(id);
  const canTurnBlue = !isBlue && !marking.isPending;
  return (
    <button
      type="button"
      title={t('markRead')}
      aria-label={t('markRead')}
      aria-describedby={titleId}
      // The one that was pressed keeps the focus, so it refuses instead of being disabled.
      disabled={marking.isPending && !isBusy}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => marking.markRead(id)}
      className={classNames(
        'group/tile touch-target order-first z-1 flex-none self-start rounded-md',
        isBusy && 'opacity-60',
      )}
    >
      <TypeTile
        type={messageType}
        size="panel"
        isBlue={isBlue}
        className={canTurnBlue ? 'group-hover/tile:hidden group-focus-visible/tile:hidden' : ''}
      />
      {canTurnBlue ? (
        <TypeTile
          type={messageType}
          size="panel"
          isBlue
          className="hidden! group-hover/tile:grid! group-focus-visible/tile:grid!"
        />
      ) : null}
    </button>
  );
}

interface SeenMarkProps {
  /** When it was seen, in words. */
  when: string;
  hasWord?: boolean;
}

/** A button only so that the keyboard reaches its tooltip. */
export function SeenMark({ when, hasWord = false }: SeenMarkProps) {
  const { t } = useTranslation('notifications');
  return (
    <Tooltip content={when} placement={hasWord ? 'top' : 'top end'}>
      <button
        type="button"
        aria-label={t('seen')}
        className="relative z-1 -m-1 flex flex-none cursor-default items-center gap-1.5 rounded-sm p-1 text-xs text-ink-3"
      >
        <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
        {hasWord ? t('seen') : null}
      </button>
    </Tooltip>
  );
}

export function UnreadDot() {
  const { t } = useTranslation('notifications');
  return (
    <span data-unread-dot className="size-2 flex-none rounded-full bg-unread">
      <span className="sr-only">{t('unread')}</span>
    </span>
  );
}

interface MessageLook {
  Icon: LucideIcon;
  /** The colour of the icon and its tint behind it. */
  tone: string;
}

const tones = {
  info: 'bg-info/14 text-info',
  warning: 'bg-warning/14 text-warning',
  danger: 'bg-danger/14 text-danger',
  success: 'bg-success/14 text-success',
  cyan: 'bg-st-new/14 text-st-new',
  ember: 'bg-st-change/14 text-st-change',
  indigo: 'bg-st-sold/14 text-st-sold',
  violet: 'bg-st-leased/14 text-st-leased',
  quiet: 'bg-st-off/14 text-st-off',
  magenta: 'bg-chart-7/14 text-chart-7',
};

const messageLooks: Record<MessageType, MessageLook> = {
  Info: { Icon: Info, tone: tones.info },
  Warning: { Icon: TriangleAlert, tone: tones.warning },
  Error: { Icon: CircleX, tone: tones.danger },
  Success: { Icon: CircleCheck, tone: tones.success },
  Announcement: { Icon: Megaphone, tone: tones.cyan },
  Snooze: { Icon: AlarmClockOff, tone: tones.quiet },
  Reminder: { Icon: AlarmClock, tone: tones.warning },
  Alert: { Icon: Siren, tone: tones.danger },
  Hot: { Icon: Flame, tone: tones.danger },
  Rocket: { Icon: Rocket, tone: tones.violet },
  DownSide: { Icon: TrendingDown, tone: tones.ember },
  UpSide: { Icon: TrendingUp, tone: tones.success },
  SadFace: { Icon: Frown, tone: tones.indigo },
  HappyFace: { Icon: Smile, tone: tones.warning },
  Call: { Icon: Phone, tone: tones.info },
  Heart: { Icon: Heart, tone: tones.magenta },
};
