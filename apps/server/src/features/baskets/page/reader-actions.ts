import type { BasketPageAction } from '@hearthline/contract/basket-page';
import { gradeSignal } from '@hearthline/domain/message/open-grade';
import { createAlertsStore } from '../alerts/alerts.store.ts';
import { linkDays } from '../sending/present-sending.ts';
import {
  askForOther,
  choosePace,
  keepAlert,
  letMessagesGoOn,
  pauseMessages,
  stopMessages,
} from './alert-acts.ts';
import { answerHome, writeComment } from './answer-acts.ts';
import { createPageStore } from './page.store.ts';
import type { Occasion, Outcome, ReaderAct, ReaderActDeps } from './reader-act.ts';
import { homeOf } from './reader-act.ts';
import { agreeToShowing, askForShowing, withdrawShowing } from './showing-acts.ts';
import { isNewVisit } from './visits.ts';

const acts: Record<BasketPageAction, ReaderAct> = {
  answer: answerHome,
  comment: writeComment,
  showing: askForShowing,
  withdraw: withdrawShowing,
  agree: agreeToShowing,
  share: shareAnswers,
  consent: giveConsent,
  pace: choosePace,
  pause: pauseMessages,
  stop: stopMessages,
  goOn: letMessagesGoOn,
  keep: keepAlert,
  other: askForOther,
  open: noteOpened,
  visit: async () => null,
};

/** What people do on their page. A form that makes no sense does nothing. */
export function createReaderActions(deps: ReaderActDeps) {
  return {
    act: async (occasion: Occasion): Promise<Outcome | null> => {
      const action = occasion.form.get('action') ?? '';
      if (!Object.hasOwn(acts, action)) return null;
      await noteVisit(deps, occasion);
      return acts[action as BasketPageAction](deps, occasion);
    },
  };
}

export type ReaderActions = ReturnType<typeof createReaderActions>;

/** Whoever uses the page is here: a program that only looks never gets this far. */
async function noteVisit(
  { ports }: Pick<ReaderActDeps, 'ports'>,
  { transaction, gathered }: Occasion,
): Promise<void> {
  const { tx, agentId, now, readers } = transaction;
  const { row } = gathered.reader;
  const isNew = isNewVisit(row, now);
  await createPageStore(tx, agentId).noteSeen(
    row.id,
    gathered.facts.map((home) => ({ homeId: home.row.id, standing: home.forClients })),
    { isNewVisit: isNew, at: now },
  );
  await readers.update(row.id, {
    visitedAt: now,
    ...(isNew ? { visits: row.visits + 1, visitBeganAt: now, previousVisitAt: row.visitedAt } : {}),
  });
  await ports.pageLinks.open(tx, agentId, row.id, linkDays);
  // Whoever writes here holds the alert until the end: what the others chose by then is seen by each.
  if (gathered.alert) {
    const also = gathered.alert.also.map(({ basketId }) => basketId);
    await createAlertsStore(tx, agentId).sign([gathered.basket.id, ...also], now);
  }
}

/** Whether the others of the household see what this one says. */
async function shareAnswers(
  _deps: ReaderActDeps,
  { transaction, gathered, form }: Occasion,
): Promise<Outcome> {
  const sharesAnswers = form.get('shares') === 'yes';
  await transaction.readers.update(gathered.reader.row.id, { sharesAnswers });
  return 'shared';
}

/** Somebody who is no client wants to hear more. */
async function giveConsent(
  { ports }: ReaderActDeps,
  { transaction, gathered, form, consentText }: Occasion,
): Promise<Outcome | null> {
  const { client, row } = gathered.reader;
  if (client !== null || form.get('agreed') !== 'yes') return null;
  const { tx, agentId, today, now } = transaction;
  await ports.clients.agree(tx, agentId, row.email, { textShown: consentText, day: today, at: now });
  return 'consented';
}

/** Only by a person, and only where it may be watched. */
async function noteOpened({ pages }: ReaderActDeps, occasion: Occasion): Promise<null> {
  const { transaction, gathered, userAgent } = occasion;
  const home = homeOf(occasion);
  const { tx, agentId, now } = transaction;
  const isPerson = gradeSignal({ kind: 'viewed', at: now, userAgent }, now).grade === 'confirmed';
  if (!home || !isPerson) return null;
  const { row, client } = gathered.reader;
  if (await pages.mayWatch(tx, agentId, client?.id ?? null))
    await createPageStore(tx, agentId).noteOpened(row.id, home.row.id, now);
  return null;
}
