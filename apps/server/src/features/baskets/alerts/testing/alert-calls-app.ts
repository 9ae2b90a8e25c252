import type { Alert, AlertInput } from '@hearthline/contract/alerts';
import type {
  AlertOutcome,
  AlertTrigger,
  BlockReason,
  WaitReason,
} from '@hearthline/domain/alert/vocabulary';
import { createId, createIdMaker } from '../../../../platform/ids.ts';
import type { TestAgent } from '../../../../testing/test-app.ts';
import type { BasketsApp } from '../../testing/baskets-app.ts';
import { createBasketsApp } from '../../testing/baskets-app.ts';

/** What is written into the ledger. */
export interface MadeMatch {
  alert: Alert;
  listingId: string;
  outcome?: AlertOutcome;
  trigger?: AlertTrigger;
  wait?: WaitReason | null;
  block?: BlockReason | null;
  also?: readonly string[];
  readerId?: string;
  dueAt?: Date | null;
  settledAt?: Date | null;
  at?: Date;
}

export interface AlertCallsApp extends BasketsApp {
  makeAlert(changes?: Partial<AlertInput> & { isPaused?: boolean; as?: TestAgent }): Promise<Alert>;
  getAlert(id: string): Promise<Alert>;
  /** As the matching writes it, or as it stands after that. */
  addMatch(match: MadeMatch): Promise<string>;
}

/** A program with an agent who makes alerts. */
export async function createAlertCallsApp(): Promise<AlertCallsApp> {
  const app = await createBasketsApp();
  await app.database.query(`update listing set may_show_on_internet = true, may_show_address = true`);
  let position = 0;
  const made: AlertCallsApp = {
    ...app,
    makeAlert: async ({ as = app.maya, isPaused = false, ...changes } = {}) => {
      const body = { ...sampleAlert(), ...changes, isPaused };
      const reply = await app.call('POST /alerts', { as, body });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.body.result;
    },
    getAlert: async (id) => {
      const reply = await app.call('GET /alerts/{id}', { as: app.maya, params: { id } });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.body.result;
    },
    addMatch: async ({ alert, listingId, ...match }) => {
      const at = match.at ?? app.clock.now();
      // Each of its own maker, as those of one only ascend; in the order in which they are added.
      position += 1;
      const id = createIdMaker()(at.getTime() + position);
      const reader = alert.readers.find(({ readerId }) => readerId === match.readerId) ?? alert.readers[0];
      if (!reader) throw new Error('Nobody reads it');
      const outcome = match.outcome ?? 'held';
      const person = reader.clientId ?? reader.email;
      await app.database.query(
        `insert into alert_person as p (agent_id, person, client_id, held_from) values ($1, $2, $3, $4)
         on conflict (agent_id, person) do update set held_from = least(p.held_from, excluded.held_from)`,
        [app.maya.agentId, person, reader.clientId, outcome === 'held' ? id : null],
      );
      await app.database.query(
        `insert into alert_match (agent_id, id, person, reader_id, basket_id, also_ids, event_id, listing_id, home_key,
           trigger, old_price, price, matched_at, outcome, wait, block, due_at, settled_at)
         select $1, $2, $3, $4, $5, $6::uuid[], $7, l.id, coalesce(l.home_key || ' ' || l.offer, l.id::text), $8, null,
           l.list_price, $9, $10, $11, $12, $13, $14
         from listing l where l.id = $15`,
        [
          app.maya.agentId,
          id,
          person,
          reader.readerId,
          alert.id,
          match.also ?? [],
          createId(),
          match.trigger ?? 'new',
          at,
          outcome,
          match.wait ?? null,
          match.block ?? null,
          match.dueAt ?? null,
          match.settledAt ?? (outcome === 'sent' || outcome === 'blocked' ? at : null),
          listingId,
        ],
      );
      for (const alertId of [alert.id, ...(match.also ?? [])])
        await app.database.query(
          `insert into alert_tally as t (agent_id, basket_id, day, matches) values ($1, $2, $3, 1)
           on conflict (agent_id, basket_id, day) do update set matches = t.matches + 1`,
          [app.maya.agentId, alertId, at.toISOString().slice(0, 10)],
        );
      return id;
    },
  };
  return made;
}

/** What the form of an alert sends, but for the client. */
export const sampleAlert = (): Omit<AlertInput, 'clientId'> => ({
  name: 'Detached near the lake',
  isForHousehold: false,
  additionalEmail: '',
  criteria: { version: 1, offer: 'sale', status: ['active'] },
  triggers: ['new', 'priceIntoRange', 'priceChange', 'backOnMarket'],
  timeUnit: 'atOnce',
  sendHours: [],
  quietHours: null,
  ceiling: 5,
  activationDate: '2025-11-12',
  copyToMe: false,
  confirmBeforeSending: false,
  byEmail: true,
  bySms: false,
  message: '',
});
