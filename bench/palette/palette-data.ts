import { foldText } from '@hearthline/domain/client/same-person';
import { boardDay } from '@hearthline/domain/time-zone';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { fillClients } from '../clients/clients-data.ts';

export type QuestionKind =
  | 'names'
  | 'beginnings of names'
  | 'French accents'
  | 'parts of phone numbers'
  | 'e-mails'
  | 'MLS numbers'
  | 'streets and addresses'
  | 'slips and nonsense';

export interface PaletteQuestion {
  kind: QuestionKind;
  text: string;
}

/** Gives an agent so many clients, and a mail to each of them; whoever has them already keeps them. */
export async function fillAgent(ownerUrl: string, email: string, clientCount: number): Promise<string> {
  const worker = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 2 });
  try {
    const { agentId } = await worker.db
      .selectFrom('agent')
      .select('agentId')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const missing = clientCount - (await countClients(worker, agentId));
    if (missing > 0) {
      await fillClients(worker, agentId, missing, boardDay(new Date()), 29);
      await fillMails(worker, agentId);
      await vacuum(ownerUrl);
    }
    return agentId;
  } finally {
    await worker.close();
  }
}

async function countClients(worker: Database, agentId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from client where agent_id = ${agentId} and deleted_at is null`.execute(
    worker.db,
  );
  return rows[0]?.count ?? 0;
}

const subjects = ['Homes in your price range', 'Visit on Saturday', 'Your market report', 'Vœux de saison'];

async function fillMails(worker: Database, agentId: string): Promise<void> {
  const folded = subjects.map(foldText);
  await sql`
    insert into message (agent_id, id, client_id, channel, category, language, to_name, to_address, text, html, subject, search_text,
      status, not_before, delivered_at, created_at)
    select agent_id, ('01a1' || substr(md5(id::text), 1, 4) || '-' || substr(md5(id::text), 5, 4) || '-7000-8000-' || right(id::text, 12))::uuid,
      id, 'email', 'news', 'en', first_name || ' ' || last_name, email, repeat('Words of a mail. ', 20), '',
      (${subjects}::text[])[1 + abs(hashtext(id::text)) % 4],
      sort_name || ' ' || email || ' ' || (${folded}::text[])[1 + abs(hashtext(id::text)) % 4],
      'delivered', now(), now(), now()
    from client where agent_id = ${agentId} and deleted_at is null
    on conflict do nothing`.execute(worker.db);
}

/** What a database that runs for a while has done by itself. */
async function vacuum(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  for (const table of ['client', 'message']) await owner.query(`vacuum analyze ${table}`);
  await owner.end();
}

/** As agents type, made around people and homes that exist, so that there is something to find; most stop after a few letters. */
export async function createPaletteQuestions(
  ownerUrl: string,
  agentId: string,
  count: number,
): Promise<PaletteQuestion[]> {
  const worker = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 2 });
  try {
    const people = await sql<{ firstName: string; lastName: string; email: string; phone: string }>`
      select first_name, last_name, email, phone from client
      where agent_id = ${agentId} and deleted_at is null and phone <> '' and email <> ''
      order by md5(id::text) limit ${count}`.execute(worker.db);
    const homes = await sql<{ mlsNumber: string; addressNorm: string; streetNorm: string }>`
      select mls_number, address_norm, street_norm from listing
      where address_norm is not null and street_norm is not null
      order by md5(id::text) limit ${count}`.execute(worker.db);
    return Array.from({ length: count }, (_, index) => {
      const person = people.rows[index % people.rows.length];
      const home = homes.rows[index % homes.rows.length];
      if (!person || !home) throw new Error('There is nobody and nothing to look for');
      return makeQuestion(index, person, home);
    });
  } finally {
    await worker.close();
  }
}

const accents = [
  'Étienne',
  'Côté',
  'Bélanger',
  'Hélène',
  'François',
  'Zoë',
  'Noël',
  'Gagné',
  'Léa',
  'Mathéo',
];
const nonsense = ['xqzzv', 'qwertyuiop', 'zzz zzz', 'Gangon', 'Nguyne', 'lakeshroe', '%%', 'blarf 99'];

function makeQuestion(
  index: number,
  person: { firstName: string; lastName: string; email: string; phone: string },
  home: { mlsNumber: string; addressNorm: string; streetNorm: string },
): PaletteQuestion {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(index / 8) % list.length] as T;
  const digits = person.phone.replace(/\D/g, '');
  const makers: [QuestionKind, () => string][] = [
    ['names', () => pick([person.lastName, person.firstName, `${person.firstName} ${person.lastName}`])],
    ['beginnings of names', () => pick([person.lastName, person.firstName]).slice(0, pick([2, 3, 4]))],
    ['French accents', () => pick(accents)],
    [
      'parts of phone numbers',
      () => pick([digits.slice(-4), digits.slice(-7), `${digits.slice(1, 4)} ${digits.slice(4, 7)}`]),
    ],
    ['e-mails', () => person.email.slice(0, pick([5, 8, 40]))],
    ['MLS numbers', () => home.mlsNumber.slice(0, pick([8, 8, 4, 6]))],
    [
      'streets and addresses',
      () => pick([home.streetNorm.slice(0, pick([3, 5, 7])), home.addressNorm.slice(0, pick([6, 9, 20]))]),
    ],
    ['slips and nonsense', () => pick(nonsense)],
  ];
  const [kind, make] = makers[index % makers.length] as (typeof makers)[number];
  // The field sends nothing shorter.
  return { kind, text: make().trim().padEnd(2, 'a').slice(0, 80) };
}
