import pg from 'pg';
import { sealedMark } from '../platform/mail/mail-seal.ts';

export interface StoredCredential {
  agentId: string;
  email: string;
  passwordHash: string;
}

/** With the owner's rights: nobody else reads a hash of somebody else. */
async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function listCredentials(ownerUrl: string, emails: readonly string[]): Promise<StoredCredential[]> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<StoredCredential>(
      `select a.agent_id as "agentId", a.email, c.password_hash as "passwordHash"
         from agent a join system.credential c using (agent_id)
        where a.email = any($1::citext[]) order by a.email`,
      [emails],
    );
    return rows;
  });
}

/** What was open with the old password is open no more, and no device is known by it. */
export function replacePassword(ownerUrl: string, agentId: string, passwordHash: string): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('select system.set_password($1, $2, now())', [agentId, passwordHash]);
    await client.query(`select system.end_other_sessions($1, null, 'password', now())`, [agentId]);
    await client.query('select system.forget_devices($1)', [agentId]);
    await client.query('commit');
  });
}

/** Mails that a demo of older days kept: their links would lie there for everybody who sees the table. */
export function deleteUnsealedMails(ownerUrl: string): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('delete from system.mailbox_message where not starts_with(text, $1)', [sealedMark]);
  });
}
