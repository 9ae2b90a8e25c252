import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BaseLogger } from 'pino';
import { sessionEndedTopic } from '../auth/ended-sessions.ts';
import type { Database } from '../db/database.ts';
import type { PgListener } from '../events/pg-notify.ts';
import { pingFrame, receive } from './frames.ts';
import type { HeldKey, HubAnswer, HubLimits, HubTimings } from './hub.store.ts';
import { createHubStore } from './hub.store.ts';

export interface PollReply {
  status: 200 | 204 | 403 | 404;
  body: string;
  /** The client had better come back on another connection, because this instance stops. */
  isLast?: boolean;
}

export interface HubCaller {
  agentId: string;
  sessionId: string;
  /** How long the token is still good for. */
  expiresInMs: number;
}

export interface Hub {
  /** The id under which the client polls from now on; null when the agent has too many connections. */
  open(caller: HubCaller): Promise<string | null>;
  /** Resolves when there is something to say. `onHeld` is given what to call when the client goes away before. */
  poll(id: string, caller: HubCaller, onHeld: (leave: () => void) => void): Promise<PollReply>;
  /** Null: more than anybody may send. */
  receive(id: string, agentId: string, body: string | null): Promise<'received' | 'foreign' | 'unknown'>;
  close(id: string, agentId: string): Promise<'removed' | 'foreign' | 'unknown'>;
  /** Polls that this instance holds at the moment. */
  readonly heldPolls: number;
  start(): void;
  stop(): Promise<void>;
}

export const hubTimings: HubTimings = {
  hold: 15_000,
  forget: 15_000,
  shake: 15_000,
  sweep: 2_000,
  keepMessages: 120_000,
};
/** A browser has one connection, a page that was just left another for some seconds. */
const hubLimits: HubLimits = { unread: 5_000, connections: 100 };
const drainAtOnce = 200;
const idBytes = 16;

/** A poll that waits for something to say. */
interface HeldPoll {
  key: Buffer;
  agentId: string;
  /** Null until the database knows of it. */
  pollNumber: number | null;
  isShaken: boolean;
  /** Something happened while the database was being asked. */
  wasWoken: boolean;
  /** Also when nobody is there to hear it. */
  isAnswered: boolean;
  hasLeft: boolean;
  /** Resolves when the database has been asked. */
  asked: Promise<void>;
  timer: NodeJS.Timeout | undefined;
  answer(reply: PollReply): void;
}

/**
 * The push channel's connections. What they are given lies in the database, so that the polls of one connection may reach
 * any instance; an instance keeps only the polls that wait on it, and is woken for them by NOTIFY.
 */
export function createHub({
  database,
  pgListener,
  log,
  timings = hubTimings,
  limits = hubLimits,
}: {
  database: Pick<Database, 'db' | 'transaction'>;
  pgListener: Pick<PgListener, 'listen'>;
  log: Pick<BaseLogger, 'warn'>;
  timings?: HubTimings;
  limits?: HubLimits;
}): Hub {
  const store = createHubStore({ database, holder: randomUUID(), timings, limits });
  /** By the key of their connection. */
  const held = new Map<string, HeldPoll>();
  const heldOfAgent = new Map<string, Set<HeldPoll>>();
  /** To be looked at again. */
  let woken = new Set<HeldPoll>();
  let draining: Promise<void> | null = null;
  const pending = new Set<Promise<unknown>>();
  let sweeping: NodeJS.Timeout | undefined;
  let isStopped = false;

  function hold(name: string, poll: HeldPoll): void {
    held.get(name)?.answer(replies.ended);
    held.set(name, poll);
    const others = heldOfAgent.get(poll.agentId);
    if (others) others.add(poll);
    else heldOfAgent.set(poll.agentId, new Set([poll]));
  }

  function letGo(name: string, poll: HeldPoll): void {
    clearTimeout(poll.timer);
    woken.delete(poll);
    if (held.get(name) === poll) held.delete(name);
    const others = heldOfAgent.get(poll.agentId);
    others?.delete(poll);
    if (others?.size === 0) heldOfAgent.delete(poll.agentId);
  }

  function wake(poll: HeldPoll): void {
    if (poll.pollNumber === null) {
      poll.wasWoken = true;
      return;
    }
    woken.add(poll);
    draining ??= drain().finally(() => {
      draining = null;
    });
  }

  async function drain(): Promise<void> {
    while (woken.size > 0) {
      // Those that are woken in the same turn are looked at together.
      await new Promise((resolve) => setImmediate(resolve));
      const polls = [...woken].slice(0, drainAtOnce);
      woken = new Set([...woken].slice(drainAtOnce));
      try {
        const answers = await store.drain(polls as HeldKey[]);
        for (const [index, poll] of polls.entries()) settle(poll, answers[index] as HubAnswer);
      } catch (error) {
        log.warn({ err: error }, 'held polls could not be looked at');
        // Nobody knows what was taken for them: their clients connect anew and read what they may have missed.
        for (const poll of polls) poll.answer(replies.ended);
      }
    }
  }

  /** What the database says becomes the answer of the poll, or its next timer. */
  function settle(poll: HeldPoll, answer: HubAnswer): void {
    if (answer.outcome === 'frames') {
      // One that was ended meanwhile leaves what there is to the next.
      if (poll.isAnswered) later(store.giveBack(poll.key, answer.frames ?? ''));
      else poll.answer({ status: 200, body: answer.frames ?? '' });
    } else if (answer.outcome === 'wait') waitOn(poll, answer);
    else poll.answer(replies[answer.outcome]);
  }

  function waitOn(poll: HeldPoll, { pollNumber, isShaken, decideMs }: HubAnswer): void {
    poll.pollNumber = pollNumber;
    poll.isShaken = isShaken === true;
    if (poll.hasLeft) endPoll(poll);
    if (poll.isAnswered) return;
    clearTimeout(poll.timer);
    const decideIn = Math.max(decideMs ?? Number.POSITIVE_INFINITY, 0);
    // Before the handshake nothing may be sent, not even a ping.
    const isForDatabase = !poll.isShaken || decideIn < timings.hold;
    poll.timer = isForDatabase
      ? setTimeout(() => wake(poll), Math.min(decideIn, timings.shake) + 1)
      : setTimeout(() => poll.answer({ status: 200, body: pingFrame }), timings.hold);
    if (poll.wasWoken) {
      poll.wasWoken = false;
      wake(poll);
    }
  }

  function endPoll({ key, pollNumber }: HeldPoll): void {
    if (pollNumber !== null) later(store.endPoll({ key, pollNumber }));
  }

  /** What nobody waits for, except whoever stops the hub. */
  function later(work: Promise<unknown>): void {
    const noted = work
      .catch((error: unknown) => log.warn({ err: error }, 'the state of a connection could not be written'))
      .finally(() => pending.delete(noted));
    pending.add(noted);
  }

  function sweep(): void {
    later(store.sweep());
    sweeping = setTimeout(sweep, timings.sweep);
  }

  function poll(id: string, { agentId }: HubCaller, onHeld: (leave: () => void) => void): Promise<PollReply> {
    if (isStopped) return Promise.resolve(lastReply);
    const key = keyOf(id);
    const name = key.toString('hex');
    const earlier = held.get(name);
    // A stranger who is known to be one does not even end the poll of the owner.
    if (earlier && earlier.pollNumber !== null && earlier.agentId !== agentId)
      return Promise.resolve(replies.foreign);
    // Two polls of one connection are told to the database in the order in which they came.
    const before = earlier?.asked;
    return new Promise((resolve, reject) => {
      const poll: HeldPoll = {
        key,
        agentId,
        pollNumber: null,
        isShaken: false,
        wasWoken: false,
        isAnswered: false,
        hasLeft: false,
        asked: Promise.resolve(),
        timer: undefined,
        answer: (reply) => {
          if (poll.isAnswered) return;
          poll.isAnswered = true;
          letGo(name, poll);
          resolve(reply);
        },
      };
      hold(name, poll);
      onHeld(() => {
        if (poll.isAnswered) return;
        poll.hasLeft = true;
        poll.answer(replies.ended);
        endPoll(poll);
      });
      const ask = async () => {
        await before;
        try {
          settle(poll, await store.poll(key, agentId));
        } catch (error) {
          reject(error as Error);
          poll.answer(replies.ended);
        }
      };
      poll.asked = ask();
      later(poll.asked);
    });
  }

  return {
    get heldPolls() {
      return held.size;
    },
    open: async (caller) => {
      const id = randomBytes(idBytes).toString('base64url');
      return (await store.open(keyOf(id), caller)) ? id : null;
    },
    poll,
    receive: (id, agentId, body) => store.receive(keyOf(id), agentId, (before) => receive(before, body)),
    close: (id, agentId) => store.close(keyOf(id), agentId),
    start: () => {
      pgListener.listen(
        'hub',
        (payload) => {
          const one = held.get(payload);
          if (one) wake(one);
          else for (const poll of heldOfAgent.get(payload) ?? []) wake(poll);
        },
        () => {
          for (const poll of held.values()) wake(poll);
        },
      );
      pgListener.listen(
        sessionEndedTopic,
        (sessionId) => {
          later(store.endSession(sessionId));
        },
        () => {},
      );
      sweep();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(sweeping);
      for (const poll of [...held.values()]) poll.answer(lastReply);
      await draining;
      // What comes back for polls that were just ended is given back in turn.
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

const lastReply: PollReply = { status: 200, body: '', isLast: true };
const replies: Record<Exclude<HubAnswer['outcome'], 'frames' | 'wait'>, PollReply> = {
  first: { status: 200, body: '' },
  ended: { status: 204, body: '' },
  foreign: { status: 403, body: '' },
  unknown: { status: 404, body: 'No Connection with that ID' },
};

/** Ids open a connection for whoever knows them, so only their hash is kept. */
const keyOf = (id: string): Buffer => createHash('sha256').update(id).digest();
