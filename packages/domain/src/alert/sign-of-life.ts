import { dayMs } from '../calendar.ts';

/** Days without a sign of life after which the client is asked, the agent is told, and the alert pauses. */
export const silenceLimits = { askAfterDays: 60, warnAfterDays: 83, pauseAfterDays: 90 } as const;

export interface Silence {
  /** Since when it is counted: made, gone on, or kept by the agent. */
  watchedSince: Date;
  signedAt: Date | null;
  askedAt: Date | null;
  warnedAt: Date | null;
}

export type SilenceStep = 'none' | 'ask' | 'warn' | 'pause';

/** The beginning of the silence: the last sign of life, or where later, the agent's word that it should go on. */
export const silentSince = ({ watchedSince, signedAt }: Pick<Silence, 'watchedSince' | 'signedAt'>): Date =>
  signedAt && signedAt > watchedSince ? signedAt : watchedSince;

/**
 * What is to be done about the silence of a client. Each step is taken once and in its order, however late: after weeks
 * without anybody to look, the client is asked first and the agent still has the whole time to say no.
 */
export function nextStep({ now, ...silence }: Silence & { now: Date }): SilenceStep {
  const since = silentSince(silence);
  const asked = inThisSilence(silence.askedAt, since);
  if (!asked) return now >= addTime(since, askAfterDays) ? 'ask' : 'none';
  const warned = inThisSilence(silence.warnedAt, since);
  if (!warned) return now >= warnAt(asked, since) ? 'warn' : 'none';
  return now >= pauseAt(warned, since) ? 'pause' : 'none';
}

/** When the alert pauses where nobody says anything; null while the client has not even been asked. */
export function pausesAt(silence: Silence): Date | null {
  const since = silentSince(silence);
  const asked = inThisSilence(silence.askedAt, since);
  if (!asked) return null;
  return pauseAt(inThisSilence(silence.warnedAt, since) ?? warnAt(asked, since), since);
}

const { askAfterDays, warnAfterDays, pauseAfterDays } = silenceLimits;

/** Not before its day, and never sooner after the step before than the limits promise. */
const warnAt = (asked: Date, since: Date): Date =>
  latest(addTime(since, warnAfterDays), addTime(asked, warnAfterDays - askAfterDays));
const pauseAt = (warned: Date, since: Date): Date =>
  latest(addTime(since, pauseAfterDays), addTime(warned, pauseAfterDays - warnAfterDays));

const addTime = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);
const latest = (a: Date, b: Date): Date => (b > a ? b : a);

/** What was done about an earlier silence does not count for this one. */
const inThisSilence = (done: Date | null, since: Date): Date | null => (done && done >= since ? done : null);
