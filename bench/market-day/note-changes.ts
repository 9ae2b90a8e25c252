import { boardDay } from '@hearthline/domain/time-zone';
import { sql } from 'kysely';
import { noteListingChanges } from '../../apps/server/src/features/listings/changes/listing-changes.store.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { createId } from '../../apps/server/src/platform/ids.ts';
import type { createEvents } from '../alerts/alert-market.ts';

/** As many as a board sends in one answer. */
const portion = 100;

/** Steps in the lives of listings, as an import writes them. */
export async function noteChanges(
  worker: Pick<Database, 'transaction'>,
  changes: ReturnType<typeof createEvents>,
): Promise<void> {
  for (let start = 0; start < changes.length; start += portion) {
    const now = new Date();
    const steps = changes.slice(start, start + portion).map(({ facts, event }) => ({
      id: createId(now.getTime()),
      listingId: facts.id,
      code: event.code,
      at: now.toISOString(),
      oldPrice: event.code === 'pc' ? event.oldPrice : null,
      newPrice: event.code === 'pc' ? event.price : null,
    }));
    await worker.transaction(async (tx) => {
      await sql`
        insert into listing_event (id, listing_id, code, to_state, at, effective_date, old_price, new_price, actor)
        select s.id, l.id, s.code, l.state, ${now}, ${boardDay(now)}::date, s."oldPrice", s."newPrice", 'feed'
        from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
          as s (id uuid, "listingId" uuid, code lifecycle_code, "oldPrice" bigint, "newPrice" bigint)
        join listing l on l.id = s."listingId"`.execute(tx);
      await noteListingChanges(tx, steps, { isNew: () => false, now });
    });
  }
}
