import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { createId } from '../../../platform/ids.ts';
import type { BasketsApp } from './baskets-app.ts';

const criteria: Criteria = {
  version: 1,
  offer: 'sale',
  status: ['active'],
  price: { max: 140_000_000 },
  bedrooms: { min: 3 },
};

/** Makes an alert of a basket whose homes were sent, as if it had found them: each is a match of each reader. */
export async function makeAlertOf(app: BasketsApp, basketId: string): Promise<void> {
  const agentId = app.maya.agentId;
  const now = app.clock.now();
  await app.database.query(
    `update basket set type = 'Automatic', time_unit = 'daily', criteria = $3 where agent_id = $1 and id = $2`,
    [agentId, basketId, JSON.stringify(criteria)],
  );
  await app.database.query(
    `insert into alert (agent_id, basket_id, triggers, watched_since) values ($1, $2, '{new,priceChange}', $3)`,
    [agentId, basketId, now],
  );
}

/** What an alert told the reader of a basket's page of a home. */
export async function tellMatch(
  app: BasketsApp,
  match: {
    basketId: string;
    readerId: string;
    homeId: string;
    trigger: AlertTrigger;
    oldPrice: number | null;
    price: number | null;
  },
): Promise<void> {
  const now = app.clock.now();
  await app.database.query(
    `insert into alert_match (agent_id, id, person, reader_id, basket_id, event_id, listing_id, home_key, trigger,
       old_price, price, matched_at, outcome, settled_at, message_id)
     select $1, $2, r.client_id::text, r.id, $3, $4, h.listing_id, h.home_key, $7, $8, $9, $10, 'sent', $10, $4
     from basket_reader r, basket_home h
     where r.agent_id = $1 and r.id = $5 and h.agent_id = $1 and h.id = $6`,
    [
      app.maya.agentId,
      createId(now.getTime()),
      match.basketId,
      createId(now.getTime()),
      match.readerId,
      match.homeId,
      match.trigger,
      match.oldPrice,
      match.price,
      now,
    ],
  );
}
