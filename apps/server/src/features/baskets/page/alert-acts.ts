import type { AlertFormOutcome } from '@hearthline/contract/basket-page';
import { alertPauseWeeks } from '@hearthline/contract/basket-page';
import { basketLimits } from '@hearthline/contract/baskets';
import type { PauseReason } from '@hearthline/domain/alert/vocabulary';
import { readerPaces } from '@hearthline/domain/alert/vocabulary';
import { answerReasons } from '@hearthline/domain/basket/vocabulary';
import { addDays, daysPerWeek } from '@hearthline/domain/calendar';
import { z } from 'zod';
import type { ReaderWish } from '../alerts/alerts.store.ts';
import { createAlertsStore, noWish, personOf } from '../alerts/alerts.store.ts';
import { takeBackMessages } from '../alerts/delivery/take-back-messages.ts';
import { describeOther } from '../basket-news.ts';
import { listReaders } from '../records/basket-readers.ts';
import type { ReaderAlert } from './alert-of-page.ts';
import type { NamedAlert } from './alert-page.store.ts';
import { keepComment } from './answer-acts.ts';
import type { Occasion, ReaderAct, ReaderActDeps } from './reader-act.ts';
import { notifyAgent } from './reader-act.ts';

/** What the people of an alert paused or left to silence is theirs to begin again; the rest is the agent's. */
const ofClients: readonly (PauseReason | null)[] = ['byClient', 'stoppedByClient', 'noSignOfLife'];

type Wish = Partial<Pick<ReaderWish, 'pace' | 'pausedUntil' | 'stoppedAt'>>;
type AlertAct = (
  deps: ReaderActDeps,
  occasion: Occasion,
  alert: ReaderAlert,
) => Promise<AlertFormOutcome | 'full' | null>;

/** Only on the page of an alert. */
const onAlert =
  (act: AlertAct): ReaderAct =>
  async (deps, occasion) =>
    occasion.gathered.alert && act(deps, occasion, occasion.gathered.alert);

const alertsOf = ({ transaction: { tx, agentId } }: Occasion) => createAlertsStore(tx, agentId);

/** Fewer messages, or as many as the agent meant. */
export const choosePace = onAlert(async (deps, occasion, { wish, also }) => {
  const pace = z.enum(readerPaces).safeParse(occasion.form.get('pace'));
  if (!pace.success) return null;
  const outcome = pace.data === 'weekly' ? 'fewer' : 'asSet';
  if (pace.data === wish.pace && also.length === 0) return outcome;
  return change(deps, occasion, { pace: pace.data }, outcome);
});

export const pauseMessages = onAlert(async (deps, occasion) => {
  const weeks = z.enum(alertPauseWeeks).safeParse(occasion.form.get('weeks'));
  if (!weeks.success) return null;
  const pausedUntil = addDays(occasion.transaction.today, Number(weeks.data) * daysPerWeek);
  return endMessages(deps, occasion, { pausedUntil, stoppedAt: null }, 'paused');
});

export const stopMessages = onAlert(async (deps, occasion, { wish, also }) => {
  if (wish.stoppedAt !== null && also.length === 0) return 'stopped';
  return endMessages(deps, occasion, { stoppedAt: occasion.transaction.now, pausedUntil: null }, 'stopped');
});

export const letMessagesGoOn = onAlert(async (deps, occasion, { wish, restsUntil, record }) => {
  if (wish.stoppedAt === null && restsUntil === null && !isRestingForClients(record)) return null;
  return change(deps, occasion, { stoppedAt: null, pausedUntil: null }, 'goesOn');
});

/** What was asked after a long silence; that somebody is here counts as the answer already. */
export const keepAlert = onAlert(async (deps, occasion, { record }) => {
  if (record.state === 'paused') {
    if (!isRestingForClients(record)) return null;
    return change(deps, occasion, { stoppedAt: null, pausedUntil: null }, 'kept');
  }
  if (record.askedAt !== null) await tell(deps, occasion, 'kept');
  return 'kept';
});

/** What is off with the homes: a comment that the agent reads. */
export const askForOther = onAlert(async (deps, occasion) => {
  const { form, gathered } = occasion;
  const asked = form.getAll('off');
  const off = answerReasons.filter((reason) => asked.includes(reason));
  const text = z
    .string()
    .trim()
    .max(basketLimits.comment)
    .safeParse(form.get('text') ?? '');
  if (!text.success || (off.length === 0 && text.data === '')) return null;
  const words = describeOther(gathered.reader.language, off, text.data).slice(0, basketLimits.comment);
  if ((await keepComment(occasion, null, words)) === null) return 'full';
  await tell(deps, occasion, 'other');
  return 'other';
});

const isRestingForClients = ({ state, pauseReason }: ReaderAlert['record']): boolean =>
  state === 'paused' && ofClients.includes(pauseReason);

/**
 * Also what is written to them already, and has not left. Whoever writes to them holds the alert as this does: what is
 * being written in this moment is there by now.
 */
async function endMessages(
  deps: ReaderActDeps,
  occasion: Occasion,
  wish: Wish,
  outcome: AlertFormOutcome,
): Promise<AlertFormOutcome> {
  const { transaction, gathered } = occasion;
  const person = personOf(gathered.reader.row);
  await change(deps, occasion, wish, outcome);
  for (const { basketId } of listNamed(occasion))
    await takeBackMessages(deps.ports, transaction, basketId, [person]);
  return outcome;
}

/** All alerts that the message named: who stops it wants none of them. */
function listNamed({ gathered: { basket, reader, alert } }: Occasion): NamedAlert[] {
  return [{ basketId: basket.id, name: basket.name, readerId: reader.row.id }, ...(alert?.also ?? [])];
}

async function change(
  deps: ReaderActDeps,
  occasion: Occasion,
  wish: Wish,
  outcome: AlertFormOutcome,
): Promise<AlertFormOutcome> {
  const named = listNamed(occasion);
  const readers = await listReaders(
    deps.ports,
    occasion.transaction,
    named.map(({ basketId }) => basketId),
  );
  for (const alert of named) {
    await alertsOf(occasion).setWish(alert.readerId, wish);
    await settleAlert(
      occasion,
      alert.basketId,
      (readers.get(alert.basketId) ?? []).map(({ row }) => row.id),
    );
    await tell(deps, occasion, outcome, alert);
  }
  return outcome;
}

/** An alert that nobody wants to hear of rests, until the first of them wants to again. */
async function settleAlert(
  occasion: Occasion,
  basketId: string,
  readerIds: readonly string[],
): Promise<void> {
  const { today, now } = occasion.transaction;
  const alerts = alertsOf(occasion);
  // As it stands: somebody else of the household may have chosen meanwhile.
  const record = await alerts.find(basketId);
  if (!record || (record.state === 'paused' && !ofClients.includes(record.pauseReason))) return;
  const wishes = await alerts.listWishes(readerIds);
  const chosen = readerIds.map((id) => wishes.get(id) ?? noWish);
  const isResting = chosen.every(
    ({ stoppedAt, pausedUntil }) => stoppedAt !== null || (pausedUntil !== null && pausedUntil > today),
  );
  if (!isResting) {
    if (record.state === 'paused') await alerts.resume([basketId], now);
    return;
  }
  const days = chosen.flatMap(({ stoppedAt, pausedUntil }) =>
    stoppedAt === null ? (pausedUntil ?? []) : [],
  );
  await alerts.update([basketId], {
    state: 'paused',
    pauseReason: days.length === 0 ? 'stoppedByClient' : 'byClient',
    pausedAt: record.pausedAt ?? now,
    resumesOn: days.toSorted()[0] ?? null,
  });
}

const tell = (
  deps: ReaderActDeps,
  occasion: Occasion,
  what: AlertFormOutcome,
  alert: NamedAlert | null = null,
): Promise<void> =>
  notifyAgent(
    deps,
    occasion,
    {
      what,
      homeId: null,
      key: `alert ${what} ${alert?.readerId ?? occasion.gathered.reader.row.id} ${occasion.transaction.now.toISOString()}`,
    },
    alert,
  );
