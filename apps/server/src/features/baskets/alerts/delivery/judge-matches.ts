import { highestCeiling, planLeaving } from '@hearthline/domain/alert/alert-plan';
import { isStillTrue } from '@hearthline/domain/alert/still-true';
import type { BlockReason, WaitReason } from '@hearthline/domain/alert/vocabulary';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import { localDay } from '@hearthline/domain/time-zone';
import type { Standing } from '../../basket-ports.ts';
import type { MatchRow, PersonRow } from '../alert-matches.store.ts';
import { alertIdsOf } from '../alert-matches.store.ts';
import { quietHoursOf } from '../alerts.store.ts';
import type { PersonAlert } from './person-alerts.store.ts';

/** What becomes of a match now. */
export type Judgement =
  | { row: MatchRow; to: 'block'; reason: BlockReason }
  | { row: MatchRow; to: 'hold'; alerts: PersonAlert[] }
  | { row: MatchRow; to: 'wait'; reason: WaitReason | null; at: Date }
  /** The first of the alerts decides about the words; the quiet hours are those of the one that lets it leave. */
  | { row: MatchRow; to: 'leave'; alerts: PersonAlert[]; quietHours: QuietHours | null };

export type Leaving = Extract<Judgement, { to: 'leave' }>;

export interface JudgingFacts {
  alerts: readonly PersonAlert[];
  person: Pick<PersonRow, 'day' | 'messages' | 'sentAt'>;
  /** Messages of earlier days that leave on this day of theirs, as the outbox had to keep them. */
  late: number;
  hasBoardAccess: boolean;
  /** How homes stand now, by the listing that was found. */
  standings: ReadonlyMap<string, Pick<Standing, 'code' | 'price' | 'mayShow'>>;
  /** Homes that the person said no to. */
  refused: ReadonlySet<string>;
  /** Why nothing of an alert can reach the person now; null where something can. */
  barOf(alert: PersonAlert): BlockReason | null;
  now: Date;
  /** The agent's day, and the person's zone. */
  today: string;
  timeZone: string;
  /** The agent says that what was approved leaves now, whatever the rhythm. */
  isAtOnce: boolean;
}

/** What becomes of all that waits for one person. */
export function judgeMatches(rows: readonly MatchRow[], facts: JudgingFacts): Judgement[] {
  const byId = new Map(facts.alerts.map((alert) => [alert.basketId, alert]));
  const named = rows.map((row) => ({
    row,
    alerts: alertIdsOf(row).flatMap((id) => byId.get(id) ?? []),
  }));
  const open = named.flatMap(({ alerts }) => alerts.filter(({ isLive }) => isLive));
  const ceiling = open.length > 0 ? highestCeiling(open.map((alert) => alert.ceiling)) : null;
  return named.map(({ row, alerts }) => judge(row, alerts, { ...facts, ceiling }));
}

function judge(
  row: MatchRow,
  alerts: readonly PersonAlert[],
  facts: JudgingFacts & { ceiling: number | null },
): Judgement {
  const bars = alerts.map((alert) => ({ alert, bar: wishOf(alert, facts.today) ?? facts.barOf(alert) }));
  const writing = bars.filter(({ bar }) => bar === null).map(({ alert }) => alert);
  const reason =
    homeBarOf(row, facts) ??
    (writing.length === 0 ? (firstBarOf(bars) ?? ('alertEnded' as const)) : staleness(row, writing, facts));
  if (reason !== null) return { row, to: 'block', reason };
  const free = writing.filter(({ needsConfirmation }) => !needsConfirmation);
  if (row.approvedAt === null && free.length === 0) return { row, to: 'hold', alerts: writing };
  const deciding = row.approvedAt === null ? free : writing;
  const { plan, quietHours } = planOf(row, deciding, facts);
  if (plan.at > facts.now) return { row, to: 'wait', reason: plan.wait, at: plan.at };
  const others = writing.filter((each) => !deciding.includes(each));
  return { row, to: 'leave', alerts: [...deciding, ...others], quietHours };
}

/** The one that may leave earliest decides. */
function planOf(
  { matchedAt, approvedAt }: MatchRow,
  alerts: readonly PersonAlert[],
  { ceiling, person, late, now, timeZone, isAtOnce }: JudgingFacts & { ceiling: number | null },
) {
  const isNow = isAtOnce && approvedAt !== null;
  const day = localDay(now, timeZone);
  const sent = sentOn(person, day);
  const sentToday = { day, messages: late + (sent.day === day ? sent.messages : 0) };
  const plans = alerts.map((alert) => {
    const quietHours = quietHoursOf(alert);
    const plan = planLeaving({
      rhythm: {
        timeUnit: isNow ? 'atOnce' : alert.timeUnit,
        sendHours: alert.sendHours,
        quietHours,
        ceiling: isNow ? null : ceiling,
        activatesOn: alert.activatesOn,
      },
      pace: isNow ? 'asSet' : alert.pace,
      lastSentAt: person.sentAt,
      sentToday,
      matchedAt: approvedAt ?? matchedAt,
      now,
      timeZone,
    });
    return { plan, quietHours };
  });
  return plans.reduce((first, each) => (each.plan.at < first.plan.at ? each : first));
}

/** Where a clock was put back, what was sent later counts as of today. */
export const sentOn = (
  { day, messages }: Pick<PersonRow, 'day' | 'messages'>,
  today: string,
): { day: string | null; messages: number } => ({ day: day !== null && day > today ? today : day, messages });

/** What ended or was stopped does not write. */
function wishOf({ isLive, stoppedAt, pausedUntil }: PersonAlert, today: string): BlockReason | null {
  if (!isLive) return 'alertEnded';
  if (stoppedAt !== null) return 'stoppedByReader';
  return pausedUntil !== null && pausedUntil > today ? 'pausedByReader' : null;
}

function homeBarOf(
  { listingId, homeKey }: MatchRow,
  { hasBoardAccess, standings, refused }: JudgingFacts,
): BlockReason | null {
  if (!hasBoardAccess) return 'noAgreement';
  if (!standings.get(listingId)?.mayShow) return 'notShown';
  return refused.has(homeKey) ? 'saidNo' : null;
}

/** What happened while it waited counts, but not against the agent, who saw it and let it go. */
function staleness(
  { listingId, trigger, approvedAt }: MatchRow,
  alerts: readonly PersonAlert[],
  { standings }: JudgingFacts,
): BlockReason | null {
  const standing = standings.get(listingId);
  const prices = alerts.map(({ criteria }) => criteria?.price ?? {});
  return !standing || approvedAt !== null || isStillTrue(trigger, standing, prices) ? null : 'stale';
}

/** Of several alerts, what says most: that one has ended says little where another was stopped. */
const firstBarOf = (bars: readonly { bar: BlockReason | null }[]): BlockReason | null =>
  (bars.find(({ bar }) => bar !== 'alertEnded') ?? bars[0])?.bar ?? null;
