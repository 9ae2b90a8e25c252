import { minuteMs } from '../calendar.ts';
import type { QuietHours } from './quiet-hours.ts';
import { afterQuietHours } from './quiet-hours.ts';

/** So long the first notification of a topic waits for others that go into the same mail. */
export const collectMinutes = 5;
/** Two mails of one topic to one agent are at least so far apart. */
export const spacingMinutes = 30;

/** From when on what waits may go out as one mail or SMS. */
export function notificationDue({
  now,
  since,
  lastSentAt,
  quietHours,
  timeZone,
}: {
  now: Date;
  /** When the first of them came. */
  since: Date;
  /** Of the same topic by the same channel. */
  lastSentAt: Date | null;
  /** Null where the agent keeps none. */
  quietHours: QuietHours | null;
  timeZone: string;
}): Date {
  const due = Math.max(
    now.getTime(),
    since.getTime() + collectMinutes * minuteMs,
    lastSentAt === null ? 0 : lastSentAt.getTime() + spacingMinutes * minuteMs,
  );
  return quietHours ? afterQuietHours(new Date(due), quietHours, timeZone) : new Date(due);
}
