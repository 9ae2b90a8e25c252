import type pg from 'pg';
import { waitUntil } from '../../server-process.ts';
import { withDatabase } from './database.ts';
import type { ActingAgent } from './load.ts';
import type { TakenMail } from './mail-server.ts';

/** What was broken, and from when until all was well again. */
export interface FaultSpan {
  kind: string;
  from: number;
  until: number;
}

/** Lets everything go out that waits for its next try; what stays nevertheless is judged with the rest. */
export async function drainOutbox(dataDir: string): Promise<void> {
  await withDatabase(dataDir, (session) =>
    waitUntil(async () => {
      await session.query(
        `update graphile_worker._private_jobs set run_at = now()
          where run_at > now() and locked_at is null and attempts < max_attempts`,
      );
      const { rows } = await session.query<{ open: number }>(
        `select (select count(*) from message where status in ('waiting', 'sending'))
          + (select count(*) from mailing where state in ('scheduled', 'sending')) as open`,
      );
      return Number(rows[0]?.open) === 0;
    }, 120_000).catch(() => {}),
  );
}

/** What was acknowledged and is not there. */
export function findLostWrites(dataDir: string, agents: ActingAgent[]): Promise<string[]> {
  return withDatabase(dataDir, async (session) => {
    const lost: string[] = [];
    for (const agent of agents) {
      const { rows } = await session.query<{ title: string }>(
        'select job_title as title from agent where agent_id = $1',
        [agent.agentId],
      );
      const title = Number(rows[0]?.title);
      if (title < agent.title.kept || title > agent.title.tried)
        lost.push(`job title ${agent.title.kept} of ${agent.email}: found ${title}`);
      const clients = await listKeys(session, 'select id || email as key from client', agent);
      const notes = await listKeys(session, 'select id || text as key from client_note', agent);
      const mailings = await listKeys(session, 'select id::text as key from mailing', agent);
      for (const { id, email } of agent.clients) if (!clients.has(id + email)) lost.push(`client ${id}`);
      for (const { id, text } of agent.notes) if (!notes.has(id + text)) lost.push(`note ${id}`);
      for (const { mailingId } of agent.mails) if (!mailings.has(mailingId)) lost.push(`mail ${mailingId}`);
    }
    return lost;
  });
}

async function listKeys(session: pg.Client, select: string, { agentId }: ActingAgent): Promise<Set<string>> {
  const { rows } = await session.query<{ key: string }>(`${select} where agent_id = $1`, [agentId]);
  return new Set(rows.map(({ key }) => key));
}

interface SentMail {
  mailingId: string;
  messageId: string;
  status: string;
  uncertain: number;
}

/** How the mails fared: which are wrong, and what is told of the others. */
export async function judgeMails(
  dataDir: string,
  agents: ActingAgent[],
  taken: TakenMail[],
  faults: FaultSpan[],
) {
  const { rows } = await withDatabase(dataDir, (session) =>
    session.query<SentMail>(
      `select m.mailing_id as "mailingId", m.id as "messageId", m.status,
        (select count(*)::int from message_event e where e.message_id = m.id and e.kind = 'uncertain') as uncertain
        from message m where m.mailing_id is not null`,
    ),
  );
  const takings = Map.groupBy(taken, ({ messageId }) => messageId);
  const byMailing = Map.groupBy(rows, ({ mailingId }) => mailingId);
  const acknowledged = agents.flatMap(({ mails }) => mails);
  const wrong: string[] = [];
  for (const { mailingId } of acknowledged) {
    const written = byMailing.get(mailingId) ?? [];
    if (written.length !== 1) wrong.push(`mailing ${mailingId} was written ${written.length} times`);
  }
  const causes: string[] = [];
  for (const { messageId, status, uncertain } of rows) {
    const times = takings.get(messageId) ?? [];
    if (status === 'delivered' && times.length === 0) wrong.push(`${messageId} is said to be delivered`);
    if (!['delivered', 'failed'].includes(status)) wrong.push(`${messageId} ended as ${status}`);
    if (times.length - 1 > uncertain) wrong.push(`${messageId} went out twice and the log does not say so`);
    for (const earlier of times.slice(0, -1)) {
      const cause = faults.find((fault) => mayHaveCutOff(fault, earlier, faults))?.kind;
      causes.push(cause ?? 'nothing');
      if (!cause) wrong.push(`${messageId} went out again although nothing cut it off`);
    }
  }
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  return {
    wrong,
    figures: `${acknowledged.length} mails acknowledged, ${rows.length} written, ${taken.length} taken by the mail server, ${count('delivered')} delivered, ${count('failed')} failed, ${causes.length} taken again${causes.length > 0 ? ` (${causes.join(', ')})` : ''}`,
  };
}

/** After its answer the sender notes it within this time, or so long after the database takes it again. */
const noteMs = 3_000;
/** What a killed sender had handed to the network arrives a moment later. */
const underWayMs = 500;
const keptFromNoting = ['PostgreSQL killed', 'disk full', 'table locked'];

/** The one window: between the taking of a mail and its sender's note of it, when nobody was left who could know of both. */
function mayHaveCutOff({ kind, from }: FaultSpan, mail: TakenMail, faults: FaultSpan[]): boolean {
  if (kind === 'mail server hangs') return mail.answeredAt === null;
  const takenUntil = (mail.answeredAt ?? mail.takenAt) + noteMs;
  const delays = faults.filter(
    (fault) => keptFromNoting.includes(fault.kind) && fault.from <= takenUntil && fault.until >= mail.takenAt,
  );
  const notedBy = Math.max(takenUntil, ...delays.map(({ until }) => until + noteMs));
  return kind === 'worker killed' && mail.takenAt <= from + underWayMs && from <= notedBy;
}
