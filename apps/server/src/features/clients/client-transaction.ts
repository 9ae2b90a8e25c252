import { localDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { summariseConsents } from './consent/consent.service.ts';
import type { ConsentStore } from './consent/consent.store.ts';
import { createConsentStore } from './consent/consent.store.ts';
import type { ClientRecordRow, ClientsStore } from './records/clients.store.ts';
import { createClientsStore } from './records/clients.store.ts';
import type { ActivityStore } from './timeline/client-activity.store.ts';
import { createActivityStore } from './timeline/client-activity.store.ts';

/** Everything about one agent's clients within one transaction, at one moment of the agent's calendar. */
export interface ClientTransaction {
  tx: Tx;
  agentId: string;
  now: Date;
  today: string;
  timeZone: string;
  clients: ClientsStore;
  activity: ActivityStore;
  consents: ConsentStore;
  /** What the agent's plan leaves: how many more may be added, null without a limit, and a refusal where it is fewer. */
  countRoom(): Promise<number | null>;
  requireRoom(wanted: number): Promise<void>;
  /** One that is there and not deleted; another agent's looks as if it were not. */
  get(id: string): Promise<ClientRecordRow>;
  /** What lists show of consents and contacts stands on the client itself; these work it out anew. */
  refreshConsents(id: string): Promise<void>;
  refreshLastContact(id: string): Promise<void>;
}

export interface ClientTransactions {
  open<T>(agentId: string, work: (transaction: ClientTransaction) => Promise<T>): Promise<T>;
}

export interface ClientTransactionDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  getTimeZone(tx: Tx, agentId: string): Promise<string>;
  /** Plans belong to the account; nobody else adds a client of this agent's before the transaction ends. */
  room: {
    count(tx: Tx, agentId: string): Promise<number | null>;
    require(tx: Tx, agentId: string, wanted: number): Promise<void>;
  };
}

export function createClientTransactions({
  database,
  clock,
  getTimeZone,
  room,
}: ClientTransactionDeps): ClientTransactions {
  return {
    open: (agentId, work) =>
      database.asAgent(agentId, async (tx) => {
        const now = clock.now();
        const timeZone = await getTimeZone(tx, agentId);
        const today = localDay(now, timeZone);
        const clients = createClientsStore(tx, agentId, today);
        const activity = createActivityStore(tx, agentId);
        const consents = createConsentStore(tx, agentId);
        return work({
          tx,
          agentId,
          now,
          today,
          timeZone,
          clients,
          activity,
          consents,
          countRoom: () => room.count(tx, agentId),
          requireRoom: (wanted) => room.require(tx, agentId, wanted),
          get: async (id) => {
            const row = await clients.find(id);
            if (!row) throw new AppError('not_found');
            return row;
          },
          refreshConsents: async (id) => {
            const all = await consents.list([id]);
            const isReferred = all.some(
              ({ type, withdrawnOn }) => type === 'referral' && withdrawnOn === null,
            );
            const { referral } = (await clients.find(id)) ?? { referral: null };
            await clients.update(id, {
              ...summariseConsents(all),
              // What was used once stays used, whatever is taken back and recorded again.
              referral: isReferred ? (referral ?? 'unused') : referral === 'used' ? 'used' : null,
            });
          },
          refreshLastContact: async (id) => {
            const last = await activity.findLastContact(id);
            await clients.update(id, {
              lastContactAt: last?.at ?? null,
              lastContactKind: last?.what ?? null,
              lastContactOn: last ? localDay(last.at, timeZone) : null,
            });
          },
        });
      }),
  };
}

/** Only one key can be hurt by two clients with one address. */
export function isEmailTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'client_email_pkey';
}

/** What was looked for by its id; another agent's looks as if it were not there. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('not_found');
  return row;
}
