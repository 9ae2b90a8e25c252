import { foldText } from '@hearthline/domain/client/same-person';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { localDay } from '@hearthline/domain/time-zone';
import type { Insertable } from 'kysely';
import type { Alert, Basket } from '../../../../platform/db/schema.generated.ts';
import { createId } from '../../../../platform/ids.ts';
import { runDueJobs } from '../../../../testing/due-jobs.ts';
import type { TestAgent, TestApp } from '../../../../testing/test-app.ts';
import { createListingWriter } from '../../../listings/import/listing-writer.ts';
import { mapProperty } from '../../../listings/import/map-property.ts';
import type { FeedRow } from '../../../listings/import/testing/feed-server.ts';
import { makeProperty } from '../../../listings/import/testing/properties.ts';
import type { BasketsApp } from '../../testing/baskets-app.ts';
import { createBasketsApp } from '../../testing/baskets-app.ts';
import { createAlertsStore } from '../alerts.store.ts';

/** A row of the ledger, as tests compare it. */
export interface LedgerLine {
  [column: string]: unknown;
  id: string;
  trigger: string;
  outcome: string;
  wait: string | null;
  block: string | null;
  alerts: string[];
  messageId: string | null;
  dueAt: Date | null;
  oldPrice: number | null;
  price: number | null;
}

export interface AlertSettings {
  clientId: string;
  criteria?: Partial<Criteria>;
  email?: string;
  alert?: Partial<Insertable<Alert>>;
  basket?: Partial<Insertable<Basket>>;
  as?: TestAgent;
}

export interface AlertsApp extends BasketsApp {
  /** An alert at once on all homes for sale, for what is new and what has another price. */
  makeAlert(settings: AlertSettings): Promise<string>;
  /** Puts homes on the market, or changes them, as a board does, now. */
  write(...properties: FeedRow[]): Promise<void>;
  /** What the worker does: matches, delivers, and sends what is in the outbox. */
  look(beside?: TestApp): Promise<void>;
  sendOut(): Promise<void>;
  ledger(): Promise<LedgerLine[]>;
  /** Messages of alerts in the outbox or gone, oldest first. */
  messages(): Promise<{ id: string; status: string; subject: string; channel: string; toAddress: string }[]>;
}

export const homeOf = (number: number, changes: FeedRow = {}): FeedRow => makeProperty(number, changes);

/** The program with an agent who may see the market and write to clients; what the board sends happens now. */
export async function createAlertsApp(): Promise<AlertsApp> {
  const app = await createBasketsApp();
  const writer = createListingWriter({ database: app.database.worker, clock: app.clock });

  const write = async (...properties: FeedRow[]): Promise<void> => {
    const time = app.clock.now().toISOString();
    const day = localDay(app.clock.now(), 'America/Toronto');
    await writer.writeBatch(
      properties.map((property) => {
        const dated = {
          ...property,
          ...(property.ListingContractDate === makeProperty(1).ListingContractDate
            ? { ListingContractDate: day, OriginalEntryTimestamp: time }
            : {}),
          StatusChangeTimestamp: time,
          ModificationTimestamp: time,
        };
        const mapped = mapProperty(dated, { source: 'board' });
        if (!mapped.ok) throw new Error(mapped.reason);
        return mapped;
      }),
    );
  };

  const makeAlert: AlertsApp['makeAlert'] = async ({
    clientId,
    criteria = {},
    email,
    alert = {},
    basket = {},
    as = app.maya,
  }) => {
    const now = app.clock.now();
    const id = createId(now.getTime());
    const { agentId } = as;
    await app.database.app.asAgent(agentId, async (tx) => {
      await tx
        .insertInto('basket')
        .values({
          agentId,
          id,
          type: 'Automatic',
          name: 'Homes in Oakville',
          clientId,
          activatesOn: localDay(now, 'America/Toronto'),
          timeUnit: 'atOnce',
          criteria: JSON.stringify({ version: 1, offer: 'sale', status: ['active'], ...criteria }),
          copiesToAgent: false,
          needsConfirmation: false,
          searchText: foldText('Homes in Oakville'),
          createdAt: now,
          updatedAt: now,
          ...basket,
        })
        .execute();
      await createAlertsStore(tx, agentId).insert({
        agentId,
        basketId: id,
        triggers: ['new', 'priceIntoRange', 'priceChange', 'backOnMarket'],
        watchedSince: now,
        ...alert,
      });
      const readers = [{ clientId, email: '' }, ...(email === undefined ? [] : [{ clientId: null, email }])];
      for (const reader of readers)
        await tx
          .insertInto('basketReader')
          .values({ agentId, id: createId(now.getTime()), basketId: id, createdAt: now, ...reader })
          .execute();
    });
    return id;
  };

  const sendOut = async (): Promise<void> => {
    await runDueJobs(app, ['messages.send']);
  };
  return {
    ...app,
    makeAlert,
    write,
    sendOut,
    look: (beside = app) => beside.services.alerts.catchUp(),
    ledger: () =>
      app.database.query<LedgerLine>(
        `select id, trigger, outcome, wait, block, basket_id || also_ids as alerts, message_id as "messageId",
           due_at as "dueAt", old_price::float8 as "oldPrice", price::float8 as price from alert_match order by id`,
      ),
    messages: () =>
      app.database.query(
        `select id, status, subject, channel, to_address as "toAddress" from message
         where category = 'alerts' order by created_at, id`,
      ),
  };
}

/** As at the beginning, at nine in the morning in Ontario. */
export async function emptyAlerts(app: AlertsApp): Promise<void> {
  app.clock.set('2025-11-12T14:00:00Z');
  for (const table of [
    'listing_change',
    'client',
    'message',
    'alert_person',
    'alert_match',
    'notification',
    'suppression',
    'address_consent',
    'graphile_worker._private_jobs',
  ])
    await app.database.query(`delete from ${table}`);
  await app.database.query(`delete from listing where source = 'board'`);
}
