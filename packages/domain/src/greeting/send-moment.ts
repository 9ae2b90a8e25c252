import type { IsoDate } from '../calendar.ts';
import { daysBetween } from '../calendar.ts';
import { zoneOfProvince } from '../client/province-zones.ts';
import { instantAt, localDay } from '../time-zone.ts';

export const sendTime = '09:00';

/** The clocks that somebody lives by: those of their province, else those of their agent. */
export const greetingZone = (province: string | null, agentZone: string): string =>
  zoneOfProvince(province) ?? agentZone;

/** When a greeting leaves for that day. No clock of Canada skips or repeats nine in the morning. */
export const sendMoment = (day: IsoDate, timeZone: string): Date => instantAt(`${day}T${sendTime}`, timeZone);

/** Later than that a greeting embarrasses; then the agent is told instead. */
export const mostDaysLate = 3;

export type DueDecision = 'wait' | 'send' | 'report';

/** What becomes of a greeting now; after an outage a late one is sent or reported, never dropped. */
export function decideDue(day: IsoDate, now: Date, timeZone: string): DueDecision {
  if (now < sendMoment(day, timeZone)) return 'wait';
  return daysBetween(day, localDay(now, timeZone)) <= mostDaysLate ? 'send' : 'report';
}

/** Somebody who joins gets only what is still ahead: nothing whose moment was over when they did. */
export const isAhead = (day: IsoDate, joinedAt: Date, timeZone: string): boolean =>
  sendMoment(day, timeZone) > joinedAt;
