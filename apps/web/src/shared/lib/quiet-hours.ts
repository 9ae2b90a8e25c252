import { dayMinutes } from '@hearthline/domain/calendar';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import { minutesOfTime } from '@hearthline/domain/time-zone';

export const quietStepMinutes = 30;

/** Positions of the two thumbs in minutes of the day; over midnight the quiet part lies outside of them. */
export interface QuietThumbs {
  low: number;
  high: number;
  isOvernight: boolean;
}

function timeOfMinutes(minutes: number): string {
  const within = minutes % dayMinutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}

export function thumbsOf({ from, to }: QuietHours): QuietThumbs {
  const start = minutesOfTime(from);
  const end = minutesOfTime(to);
  if (start > 0 && start < end) return { low: start, high: end, isOvernight: false };
  // Midnight as a start is the right end of the track, so that a thumb pulled there stays there.
  return { low: end, high: start === 0 ? dayMinutes : start, isOvernight: true };
}

export function quietTimesOf({ low, high, isOvernight }: QuietThumbs): QuietHours {
  const [from, to] = isOvernight ? [high, low] : [low, high];
  return { from: timeOfMinutes(from), to: timeOfMinutes(to) };
}

export function endsInTheMorning({ to }: QuietHours): boolean {
  const end = minutesOfTime(to);
  return end >= 4 * 60 && end < 12 * 60;
}

/** A time of day as an instant in UTC, for formatting. */
export function instantOf(time: string): string {
  return `1970-01-01T${time}:00Z`;
}
