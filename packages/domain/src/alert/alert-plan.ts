import type { IsoDate } from '../calendar.ts';
import type { QuietHours } from '../message/quiet-hours.ts';
import type { AlertTimeUnit, ReaderPace, WaitReason } from './vocabulary.ts';

/** When an alert may write; times are on the clock of whoever reads. */
export interface AlertRhythm {
  timeUnit: AlertTimeUnit;
  sendHours: readonly number[];
  quietHours: QuietHours | null;
  /** Messages a day; null for as many as there are. */
  ceiling: number | null;
  /** Weeks and months are counted from here. */
  activatesOn: IsoDate;
}

/** Messages of all alerts that somebody got on a day of theirs. */
export interface PersonDay {
  day: IsoDate | null;
  messages: number;
}

export interface Leaving {
  at: Date;
  /** Null where it may leave at once. */
  wait: WaitReason | null;
}

export interface LeavingQuestion {
  rhythm: AlertRhythm;
  pace: ReaderPace;
  /** When they were last written to; a weekly pace counts from there. */
  lastSentAt: Date | null;
  sentToday: PersonDay;
  matchedAt: Date;
  now: Date;
  timeZone: string;
}
