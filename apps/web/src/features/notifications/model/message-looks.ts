import type { MessageType } from '@hearthline/contract/notifications';
import type { LucideIcon } from 'lucide-react';
import {
  AlarmClock,
  AlarmClockOff,
  CircleCheck,
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

export const messageLooks: Record<MessageType, MessageLook> = {
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
