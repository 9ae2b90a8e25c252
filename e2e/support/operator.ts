/**
 * The operator's services beside the running program, in its process. Journeys ask them over HTTP: the test runner would
 * translate the whole server anew in each of its processes, and a command takes a second for each account.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { mainDashboard } from '@hearthline/contract/dashboard';
import { applyAction } from '@hearthline/domain/listing/lifecycle-actions';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Composition } from '../../apps/server/src/composition.ts';
import { compose } from '../../apps/server/src/composition.ts';
import { createConfig } from '../../apps/server/src/config/config.ts';
import { parseEnv } from '../../apps/server/src/config/env.ts';
import { createTickerStore } from '../../apps/server/src/demo/ticker/demo-ticker.store.ts';
import { toLifecycleFacts } from '../../apps/server/src/demo/ticker/market-tick.ts';
import { sendMessageJob } from '../../apps/server/src/features/messages/messages.jobs.ts';
import { createPasswordHasher } from '../../apps/server/src/platform/auth/password-hasher.ts';
import { createEmbeddedChallenge } from '../../apps/server/src/platform/challenge/embedded.ts';
import { solvePuzzle } from '../../apps/server/src/platform/challenge/solve.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import type { RunFile } from '../../apps/server/src/platform/db/embedded/run-file.ts';
import { createId } from '../../apps/server/src/platform/ids.ts';
import { enqueue } from '../../apps/server/src/platform/jobs/jobs.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { loadSecret } from '../../apps/server/src/platform/secret.ts';
import { dataDir, operatorPort } from './server-address.ts';

/** Far enough away for every run of the journeys. */
const agreement = { boardName: 'Regional board', validFrom: '2020-01-01', validUntil: '2099-12-31' };

interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  isAdmin: boolean;
  hasAgreement: boolean;
  hasBadges: boolean;
}

export type NotificationEvent = Parameters<Composition['operator']['notifications']['notify']>[1][number];
export type Operator = Awaited<ReturnType<typeof createOperator>>;

async function createOperator() {
  const known = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8')) as RunFile;
  const secret = await loadSecret(dataDir, undefined);
  const { operator, workerDatabase } = await compose({
    config: createConfig(parseEnv({ DATA_DIR: dataDir })),
    ownerUrl: `postgres://hearthline:${known.password}@127.0.0.1:${known.port}/hearthline`,
    secret,
    clock: systemClock,
    log: createLog('warn'),
    // What a sign-in costs is in the hash itself; with this one, an agent for every journey costs next to nothing.
    hasher: createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
  });
  const easy = createEmbeddedChallenge({
    secret,
    clock: systemClock,
    uses: { use: async () => true },
    rounds: 1,
    bits: 1,
  });
  return {
    async createAccount({ email, password, firstName, isAdmin, hasAgreement, hasBadges }: NewAccount) {
      const lastName = 'Okafor';
      const agentId = await operator.createAccount({ email, password, firstName, lastName, isAdmin });
      if (!agentId) throw new Error(`${email} exists already`);
      if (hasAgreement) await operator.agreements.grant(agentId, agreement);
      // Who is new meets the checklist in the journey of the first day.
      await operator.users.dismissSetup(agentId, true);
      if (hasBadges) return;
      const empty = {
        agentId,
        id: createId(),
        name: mainDashboard,
        position: 0,
        createdAt: systemClock.now(),
      };
      await workerDatabase.db.insertInto('dashboard').values(empty).execute();
    },
    async notify({ email, events }: { email: string; events: NotificationEvent[] }) {
      const agentId = await operator.agreements.findAgentId(email);
      if (!agentId) throw new Error(`There is no agent ${email}`);
      await operator.notifications.notify(agentId, events);
    },
    /** What waits in the outbox for this address leaves now, as it would when its time has come. */
    async sendWaiting({ to }: { to: string }) {
      const waiting = await workerDatabase.db
        .updateTable('message')
        .set({ notBefore: systemClock.now() })
        .where('toAddress', '=', to)
        .where('status', '=', 'waiting')
        .returning(['agentId', 'id'])
        .execute();
      for (const { agentId, id } of waiting)
        await enqueue(
          workerDatabase.db,
          sendMessageJob,
          { agentId, messageId: id },
          { key: id, agentId, runAt: systemClock.now() },
        );
    },
    /** A listing is offered for another price, as the board would tell it. */
    async changePrice({ listingId, listPrice }: { listingId: string; listPrice: number }) {
      const now = systemClock.now();
      await workerDatabase.transaction(async (tx) => {
        const listing = await tx
          .selectFrom('listing')
          .selectAll()
          .where('id', '=', listingId)
          .executeTakeFirstOrThrow();
        const outcome = applyAction(
          toLifecycleFacts(listing),
          { type: 'changePrice', listPrice },
          { today: boardDay(now), at: now.toISOString(), actor: 'demo' },
        );
        if (!outcome.ok) throw new Error(`Its price cannot change: ${JSON.stringify(outcome)}`);
        await createTickerStore(tx, now).updateListing(listingId, outcome.listing, [outcome.event]);
      });
    },
    solveEasyChallenge: async (_: object) => solvePuzzle(easy.createPuzzle()),
  };
}

export async function serveOperator(): Promise<void> {
  const operator = await createOperator();
  const server = createServer(async (request, response) => {
    try {
      const call = operator[request.url?.slice(1) as keyof Operator] as
        | ((input: unknown) => Promise<unknown>)
        | undefined;
      if (!call) throw new Error(`The operator does not know ${request.url}`);
      const result = await call(await json(request));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result ?? null));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(operatorPort, '127.0.0.1');
}
