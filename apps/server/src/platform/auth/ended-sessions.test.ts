import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSettableClock } from '../clock/clock.ts';
import type { EndedSession } from './ended-sessions.store.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { accessTokenSeconds } from './tokens.ts';

const start = new Date('2026-03-02T15:00:00Z');
const clock = createSettableClock(start);
let stored: EndedSession[];
let listSince: (instant: Date) => Promise<EndedSession[]>;
let listener: { topic: string; onNotify: (payload: string) => void; onResync: () => void };
const warn = vi.fn();

const create = () =>
  createEndedSessions({
    store: { listSince: (instant) => listSince(instant) },
    pgListener: {
      listen: (topic, onNotify, onResync) => {
        listener = { topic, onNotify, onResync };
      },
    },
    clock,
    log: { warn },
    retryDelayMs: 1,
  });

beforeEach(() => {
  clock.set(start);
  stored = [];
  listSince = async (instant) => stored.filter((session) => session.endedAt > instant);
  warn.mockClear();
});

describe('ended sessions', () => {
  it('[AUTH-18] knows at the start what ended within the life of an access token', async () => {
    stored = [
      { id: 'long ago', endedAt: new Date(start.getTime() - (accessTokenSeconds + 120) * 1000) },
      { id: 'lately', endedAt: new Date(start.getTime() - accessTokenSeconds * 1000) },
    ];
    const sessions = create();
    await sessions.start();
    expect(['long ago', 'lately'].map(sessions.isEnded)).toEqual([false, true]);
  });

  it('[AUTH-18] learns from this process and from the notifications of others', async () => {
    const sessions = create();
    await sessions.start();
    expect(listener.topic).toBe('session_ended');
    sessions.add(['own']);
    listener.onNotify('foreign');
    expect(['own', 'foreign', 'open'].map(sessions.isEnded)).toEqual([true, true, false]);
  });

  it('[AUTH-18] reads again after the listener was away, until it succeeds', async () => {
    const sessions = create();
    await sessions.start();
    stored = [{ id: 'missed', endedAt: clock.now() }];
    const original = listSince;
    listSince = async (instant) => {
      listSince = original;
      throw new Error(`the database is away since ${instant.toISOString()}`);
    };
    listener.onResync();
    await vi.waitFor(() => expect(sessions.isEnded('missed')).toBe(true));
    expect(warn).toHaveBeenCalledOnce();
  });

  it('[AUTH-18] forgets a session only when its last access token has run out', async () => {
    const sessions = create();
    sessions.add(['first']);
    clock.advance(accessTokenSeconds * 1000);
    sessions.add(['second']);
    expect(sessions.isEnded('first')).toBe(true);
    clock.advance(60_000);
    sessions.add(['third']);
    expect(['first', 'second', 'third'].map(sessions.isEnded)).toEqual([false, true, true]);
  });
});
