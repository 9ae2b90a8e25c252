import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoClients } from '@hearthline/demo-market/clients/demo-clients';
import { createBlankClient } from '@hearthline/domain/client/fields';
import { boardDay } from '@hearthline/domain/time-zone';
import pg from 'pg';
import { summariseConsents } from '../../apps/server/src/features/clients/consent/consent.service.ts';
import { toRecord } from '../../apps/server/src/features/clients/records/client-record.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { joinCluster } from '../../apps/server/src/platform/db/embedded/cluster.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createId } from '../../apps/server/src/platform/ids.ts';

export interface ClientsData {
  ownerUrl: string;
  dataDir: string;
  database: Database;
  agentId: string;
  close(): Promise<void>;
}

const portion = 500;
const cities = [
  'Port Alder',
  'Cedar Bluffs',
  'Alder Bay',
  'Maple Point',
  'Montréal',
  'Laval',
  'Oakville',
  'Guelph',
];
const streets = ['Lakeshore Rd E', 'Harbour St', 'Oakwood Ave', 'King St W'];
const housesOfStreet = 60;
const places = cities.flatMap((city) =>
  streets.flatMap((street) =>
    Array.from({ length: housesOfStreet }, (_, place) => ({
      address1: `${place * 4 + 1} ${street}`,
      unit: '',
      city,
      postalCode: 'L5G 1A1',
      movedInOn: null,
    })),
  ),
);

/** One agent with so many clients, in a database that is gone after the run; two others with a few beside. */
export async function openClients(count: number, today: string): Promise<ClientsData> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-bench-clients-'));
  const cluster = await joinCluster({ dataDir, onStep: () => {} });
  await migrate(cluster.url, {});
  const worker = createDatabase({ url: cluster.url, role: 'hearthline_worker', maxConnections: 2 });
  const agentIds = [createId(), createId(), createId()];
  for (const [index, agentId] of agentIds.entries()) {
    await worker.db
      .insertInto('agent')
      .values({
        agentId,
        email: `agent${index}@hearthline.test`,
        firstName: 'Maya',
        lastName: `Okafor${index}`,
      })
      .execute();
    await worker.db.insertInto('realtorProfile').values({ agentId }).execute();
    await fillClients(worker, agentId, index === 0 ? count : Math.ceil(count / 20), today, index);
  }
  await worker.close();
  await vacuum(cluster.url);
  const database = createDatabase({ url: cluster.url, role: 'hearthline_app', maxConnections: 8 });
  return {
    ownerUrl: cluster.url,
    dataDir,
    database,
    agentId: agentIds[0] as string,
    close: async () => {
      await database.close();
      await cluster.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a database that runs for a while has done by itself. */
async function vacuum(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('vacuum analyze client');
  await owner.end();
}

export async function fillClients(
  worker: Database,
  agentId: string,
  count: number,
  today: string,
  seed: number,
): Promise<void> {
  const people = createDemoClients({ seed, agent: agentId, count, today, places });
  const now = new Date(`${today}T15:00:00Z`);
  for (let start = 0; start < people.length; start += portion) {
    const rows = people
      .slice(start, start + portion)
      .map(({ contacts, consents, notes, tasks, partnerOf, ...values }) => {
        const last = contacts.toSorted((a, b) => a.daysAgo - b.daysAgo)[0];
        const lastContactAt = last ? new Date(now.getTime() - last.daysAgo * 86_400_000) : null;
        return {
          agentId,
          id: createId(),
          ...toRecord({
            ...createBlankClient(values.entryDate, values.language),
            province: 'ON',
            ...values,
            note: notes[0]?.text ?? '',
          }),
          ...summariseConsents(consents.map((consent) => ({ ...consent, withdrawnOn: null }))),
          lastContactAt,
          lastContactOn: lastContactAt && boardDay(lastContactAt),
          createdAt: now,
          updatedAt: now,
        };
      });
    await worker.db.insertInto('client').values(rows).execute();
  }
}
