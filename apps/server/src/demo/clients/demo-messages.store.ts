import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type {
  ClientActivity,
  Mailing,
  Message,
  MessageEvent,
  SmartList,
  Suppression,
} from '../../platform/db/schema.generated.ts';
import { insertRows } from './insert-rows.store.ts';

export interface DemoMessageRows {
  lists: Insertable<SmartList>[];
  mailings: Insertable<Mailing>[];
  messages: Insertable<Message>[];
  events: Insertable<MessageEvent>[];
  suppressions: Insertable<Suppression>[];
  activities: Insertable<ClientActivity>[];
}

export async function insertDemoMessages(tx: Tx, rows: DemoMessageRows): Promise<void> {
  await insertRows(tx, 'smartList', rows.lists);
  await insertRows(tx, 'mailing', rows.mailings);
  await insertRows(tx, 'message', rows.messages);
  await insertRows(tx, 'messageEvent', rows.events);
  await insertRows(tx, 'suppression', rows.suppressions);
  await insertRows(tx, 'clientActivity', rows.activities);
}
