import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface MailboxRow {
  id: string;
  toAddress: string;
  subject: string;
  html: string;
  text: string;
  sentAt: Date;
  /** Of all mails that match, also those past the end of the list. */
  totalRows: number;
}

export type MailboxStore = ReturnType<typeof createMailboxStore>;

export function createMailboxStore(db: Db) {
  return {
    /** Newest first; all addresses when none is given. */
    list: async (address: string | null): Promise<MailboxRow[]> => {
      const { rows } = await sql<MailboxRow>`select * from system.list_mailbox(${address})`.execute(db);
      return rows;
    },
  };
}
