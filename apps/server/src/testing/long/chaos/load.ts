import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@hearthline/demo-market/random';
import { createPasswordHasher } from '../../../platform/auth/password-hasher.ts';
import { createId } from '../../../platform/ids.ts';
import { sampleClient } from '../../sample-client.ts';
import { signIn } from '../../server-process.ts';
import { withDatabase } from './database.ts';
import type { Post } from './fleet.ts';

const password = 'Chaos!Run-2026';
const pauseMs = 120;
/** An answer that takes longer never comes. */
const patienceMs = 60_000;
/** Stays below what an approved account may send in a day. */
const mostMails = 900;

/** An agent at their screens, and whatever the server said it has kept for them. */
export interface ActingAgent {
  agentId: string;
  email: string;
  /** The last one acknowledged, and the last one sent. */
  title: { kept: number; tried: number };
  clients: { id: string; email: string }[];
  notes: { id: string; text: string }[];
  mails: { mailingId: string; subject: string }[];
  /** Asked for again under the same id until the server says yes. */
  openMail: { mailingId: string; subject: string; clientId: string } | null;
  tokens: Map<string, string>;
}

export interface Answer {
  status: number;
  result: { id: string };
  text: string;
}

/** Accounts that an administrator has approved for sending. */
export async function createAgents(dataDir: string, count: number): Promise<ActingAgent[]> {
  const hash = await createPasswordHasher().hash(password);
  return withDatabase(dataDir, async (session) => {
    const agents: ActingAgent[] = [];
    for (let number = 1; number <= count; number += 1) {
      const [agentId, email] = [createId(), `chaos-${number}@hearthline.test`];
      await session.query(`select system.create_account($1, $2, $3, 'Chaos', 'Run', 'en', now())`, [
        agentId,
        email,
        hash,
      ]);
      await session.query('select system.verify_email($1, now())', [agentId]);
      await session.query('insert into sending_approval values ($1, $2, now())', [agentId, createId()]);
      agents.push({
        ...{ agentId, email },
        ...{ title: { kept: 0, tried: 0 }, clients: [], notes: [], mails: [], openMail: null },
        tokens: new Map(),
      });
    }
    return agents;
  });
}

/** Agents who write all the time, each through whichever web process comes first. */
export function createLoad(options: {
  agents: ActingAgent[];
  webs: Post[];
  random: Random;
  /** Refusals that are in order while something is broken. */
  accepted: number[];
}) {
  const { agents, webs, random } = options;
  /** How often each status was answered; `lost` where nothing was. */
  const answers = new Map<string, number>();
  /** What no server should say to a proper request. */
  const surprises: string[] = [];
  /** When the last acknowledged write was begun, by web process. */
  const writtenAt = new Map<string, number>();
  let longestMs = 0;
  let isOver = false;

  async function getToken(agent: ActingAgent, web: Post): Promise<string> {
    const known = agent.tokens.get(web.name);
    if (known !== undefined) return known;
    const { token, ...refusal } = await signIn(web.url, agent.email, password);
    if (token === undefined) throw new Error(`not signed in: ${JSON.stringify(refusal)}`);
    agent.tokens.set(web.name, token);
    return token;
  }

  async function ask(
    agent: ActingAgent,
    web: Post,
    call: { method: string; path: string; body?: object },
  ): Promise<Answer | null> {
    const startedAt = Date.now();
    try {
      const isForm = call.body instanceof FormData;
      const reply = await fetch(`${web.url}/api${call.path}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${await getToken(agent, web)}`,
          ...(call.body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(call.body && { body: isForm ? (call.body as FormData) : JSON.stringify(call.body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await reply.text();
      longestMs = Math.max(longestMs, Date.now() - startedAt);
      count(String(reply.status));
      if (reply.status === 401) agent.tokens.delete(web.name);
      if (reply.status >= 400 && ![401, ...options.accepted].includes(reply.status))
        surprises.push(`${reply.status} ${call.method} ${call.path}: ${text.slice(0, 300)}`);
      return reply.status === 200
        ? { status: 200, text, result: JSON.parse(text).result }
        : { status: reply.status, text, result: { id: '' } };
    } catch {
      count('lost');
      return null;
    }
  }

  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);

  async function write(
    agent: ActingAgent,
    call: { method: string; path: string; body?: object },
  ): Promise<Answer | null> {
    const web = random.pick(webs);
    const startedAt = Date.now();
    const answer = await ask(agent, web, call);
    if (answer?.status !== 200) return null;
    writtenAt.set(web.name, Math.max(startedAt, writtenAt.get(web.name) ?? 0));
    return answer;
  }

  async function writeTitle(agent: ActingAgent): Promise<boolean> {
    const value = agent.title.kept + 1;
    agent.title.tried = value;
    const body = { title: '', jobTitle: String(value) };
    if (!(await write(agent, { method: 'PUT', path: '/users', body }))) return false;
    agent.title.kept = value;
    return true;
  }

  async function addClient(agent: ActingAgent): Promise<boolean> {
    const email = `${createId()}@example.com`;
    const body = sampleClient({ email, firstName: email.slice(0, 18) });
    const answer = await write(agent, { method: 'POST', path: '/clients', body });
    if (!answer) return false;
    agent.clients.push({ id: answer.result.id, email });
    return true;
  }

  async function addNote(agent: ActingAgent): Promise<boolean> {
    const client = random.pick(agent.clients);
    const text = `Note ${createId()}`;
    const path = `/clients/${client.id}/notes`;
    const answer = await write(agent, { method: 'POST', path, body: { text, isPinned: false } });
    if (!answer) return false;
    agent.notes.push({ id: answer.result.id, text });
    return true;
  }

  async function sendMail(agent: ActingAgent): Promise<boolean> {
    const mailingId = createId();
    agent.openMail ??= { mailingId, subject: `Mail ${mailingId}`, clientId: random.pick(agent.clients).id };
    const mail = agent.openMail;
    const body = {
      ...{ channel: 'email', category: 'personal', sendAt: null, mailingId: mail.mailingId },
      audience: { clientIds: [mail.clientId] },
      letter: { en: { subject: mail.subject, body: '<p>Hello</p>' }, fr: { subject: '', body: '' } },
    };
    if (!(await write(agent, { method: 'POST', path: '/mailings', body }))) return false;
    agent.mails.push({ mailingId: mail.mailingId, subject: mail.subject });
    agent.openMail = null;
    return true;
  }

  function chooseStep(agent: ActingAgent): (acting: ActingAgent) => Promise<boolean> {
    if (agent.clients.length === 0) return addClient;
    const mayMail = agent.mails.length < mostMails;
    return random.weighted([
      [writeTitle, 4],
      [addClient, 2],
      [addNote, 4],
      [sendMail, mayMail ? (agent.openMail ? 4 : 1) : 0],
    ]);
  }

  async function act(agent: ActingAgent): Promise<void> {
    while (!isOver) {
      const isDone = await chooseStep(agent)(agent);
      await wait(pauseMs * (isDone ? 1 : 2));
    }
  }

  /** Who a sender is stands in every mail. */
  async function introduce(agent: ActingAgent): Promise<void> {
    const realtor = { brokerageName: 'Northlight Realty Inc.', mailingAddress: '88 Lakeshore Rd E' };
    const profile = { title: '', realtor };
    const settings = { watchesReading: false, dailyLimit: 1_000 };
    if (!(await write(agent, { method: 'PUT', path: '/users', body: profile })))
      throw new Error('The profile was not kept');
    if (!(await write(agent, { method: 'PUT', path: '/messages/settings', body: settings })))
      throw new Error('The settings of mails were not kept');
  }

  return {
    answers,
    surprises,
    ask,
    getLongestMs: () => longestMs,
    /** Whether every web process has acknowledged a write that was begun after this moment. */
    hasWrittenSince: (moment: number) =>
      surprises.length > 0 || webs.every(({ name }) => (writtenAt.get(name) ?? 0) > moment),
    run: async (): Promise<() => Promise<void>> => {
      for (const agent of agents) await introduce(agent);
      const acting = agents.map(act);
      return async () => {
        isOver = true;
        await Promise.all(acting);
      };
    },
  };
}
export type Load = ReturnType<typeof createLoad>;
