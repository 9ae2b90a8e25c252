import { sql } from 'kysely';
import type { Database, Db, Tx } from '../db/database.ts';
import { prepared } from '../db/database.ts';
import type { Received } from './frames.ts';

/** All of them in milliseconds. */
export interface HubTimings {
  /** A poll without news ends with a ping after so long. */
  hold: number;
  /** A connection is forgotten so long after its last poll ended. */
  forget: number;
  /** The handshake has to come so soon after the first poll. */
  shake: number;
  /** How often forgotten connections are cleared away. */
  sweep: number;
  /** Messages are kept so long for those who still have to fetch them. */
  keepMessages: number;
}

export interface HubLimits {
  /** Messages that a client may leave unread. */
  unread: number;
  /** Connections of one agent. */
  connections: number;
}

export interface HubAnswer {
  outcome: 'unknown' | 'foreign' | 'first' | 'frames' | 'ended' | 'wait';
  frames: string | null;
  pollNumber: number | null;
  isShaken: boolean | null;
  decideMs: number | null;
}

export interface HeldKey {
  key: Buffer;
  pollNumber: number;
}

const interval = (milliseconds: number) => sql`${`${milliseconds} milliseconds`}::interval`;

/** The state that instances share. `holder` names this one. */
export function createHubStore({
  database,
  holder,
  timings,
  limits,
}: {
  database: Pick<Database, 'db' | 'transaction'>;
  holder: string;
  timings: HubTimings;
  limits: HubLimits;
}) {
  const { db } = database;
  const hold = interval(timings.hold);
  const forget = interval(timings.forget);

  return {
    /** False when the agent has as many connections as one may have. */
    open: async (
      key: Buffer,
      owner: { agentId: string; sessionId: string; expiresInMs: number },
    ): Promise<boolean> => {
      const { rows } = await sql<{ isOpen: boolean }>`
        select system.hub_open(${key}, ${owner.agentId}, ${owner.sessionId}, ${interval(owner.expiresInMs)}, ${forget},
          ${limits.connections}) as is_open`.execute(db);
      return rows[0]?.isOpen === true;
    },
    poll: async (key: Buffer, agentId: string): Promise<HubAnswer> => {
      const { rows } = await sql<HubAnswer>`${prepared('hub_poll')}
        select * from system.hub_poll(${key}, ${agentId}, ${holder}, ${hold}, ${forget}, ${interval(timings.shake)},
          ${limits.unread})`.execute(db);
      return rows[0] as HubAnswer;
    },
    /** One answer for each of them, in their order. */
    drain: async (held: readonly HeldKey[]): Promise<HubAnswer[]> => {
      const keys = held.map(({ key }) => key);
      const numbers = held.map(({ pollNumber }) => pollNumber);
      const { rows } = await sql<HubAnswer>`${prepared('hub_drain')}
        select * from system.hub_drain(${keys}::bytea[], ${numbers}::bigint[], ${holder}, ${hold}, ${forget},
          ${limits.unread})`.execute(db);
      return rows;
    },
    giveBack: async (key: Buffer, frames: string) => {
      await sql`select system.hub_give_back(${key}, ${frames})`.execute(db);
    },
    endPoll: async ({ key, pollNumber }: HeldKey) => {
      await sql`select system.hub_poll_ended(${key}, ${pollNumber}, ${forget})`.execute(db);
    },
    /** Hands what is known of the connection to `receive`, and keeps what that made of it. */
    receive: (
      key: Buffer,
      agentId: string,
      receive: (before: Pick<Received, 'incoming' | 'isShaken'>) => Received,
    ): Promise<'received' | 'foreign' | 'unknown'> =>
      database.transaction(async (tx) => {
        const { rows } = await sql<{
          agentId: string;
          incoming: string;
          isShaken: boolean;
          isClosing: boolean;
        }>`select * from system.hub_receive(${key})`.execute(tx);
        const [connection] = rows;
        if (!connection) return 'unknown';
        if (connection.agentId !== agentId) return 'foreign';
        if (connection.isClosing) return 'received';
        const after = receive(connection);
        await sql`select system.hub_settle(${key}, ${after.incoming}, ${after.isShaken}, ${after.control}, ${after.isClosing},
          ${after.lastWords})`.execute(tx);
        return 'received';
      }),
    close: async (key: Buffer, agentId: string): Promise<'removed' | 'foreign' | 'unknown'> => {
      const { rows } = await sql<{
        outcome: 'removed' | 'foreign' | 'unknown';
      }>`select system.hub_close(${key}, ${agentId}) as outcome`.execute(db);
      return rows[0]?.outcome ?? 'unknown';
    },
    endSession: async (sessionId: string) => {
      await sql`select system.hub_end_session(${sessionId})`.execute(db);
    },
    /** How many connections there are, on all instances. */
    sweep: async (): Promise<number> => {
      const { rows } = await sql<{ connections: number }>`
        select system.hub_sweep(${interval(timings.keepMessages)}) as connections`.execute(db);
      return rows[0]?.connections ?? 0;
    },
  };
}

/** Part of the caller's transaction, at whose end those who are connected are told. */
export async function writeFrames(
  tx: Tx | Db,
  agentIds: readonly string[],
  frames: readonly string[],
): Promise<void> {
  await sql`select system.hub_say(agent_id, ${frames}::text[])
    from unnest(${agentIds}::uuid[]) as told (agent_id)`.execute(tx);
}

/** Part of the caller's transaction, at whose end it is told, once for a topic. */
export async function writeChange(tx: Tx | Db, agentId: string, topic: string): Promise<void> {
  await sql`select system.hub_tell(${agentId}, ${topic})`.execute(tx);
}

/** To everybody who is connected. */
export async function writeMarketChange(db: Db): Promise<void> {
  await sql`select system.hub_tell_market()`.execute(db);
}
