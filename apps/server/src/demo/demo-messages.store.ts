import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type {
  ClientActivity,
  Mailing,
  Message,
  MessageEvent,
  SmartList,
  Suppression,
} from '../platform/db/schema.generated.ts';

export interface DemoMessageRows {
  lists: Insertable<SmartList>[];
  mailings: Insertable<Mailing>[];
  messages: Insertable<Message>[];
  events: Insertable<MessageEvent>[];
  suppressions: Insertable<Suppression>[];
  activities: Insertable<ClientActivity>[];
}

const portion = 100;

export async function insertDemoMessages(tx: Tx, rows: DemoMessageRows): Promise<void> {
  const tables = [
    ['smartList', rows.lists],
    ['mailing', rows.mailings],
    ['message', rows.messages],
    ['messageEvent', rows.events],
    ['suppression', rows.suppressions],
    ['clientActivity', rows.activities],
  ] as const;
  for (const [table, all] of tables)
    for (let start = 0; start < all.length; start += portion)
      await tx
        .insertInto(table)
        .values(all.slice(start, start + portion))
        .execute();
}
