import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AutosaveStatus, Newest } from './autosave.ts';
import { createAutosave, fitsKeepalive } from './autosave.ts';

const delayMs = 800;
const retryMs = 8000;
const callMs = 100;

class PassingError extends Error {}
class ConflictError extends Error {}

type Answer = 'ok' | 'passing' | 'fatal' | 'conflict';

/** A list of words on a server that answers after a while, as told. */
function createServer({ retriesUnseen = true } = {}) {
  const server = {
    words: [] as readonly string[],
    answers: [] as Answer[],
    calls: [] as (readonly string[])[],
    underWay: 0,
    mostUnderWay: 0,
    elsewhere: 0,
    lastAnswer: 'ok' as Answer,
  };
  async function save(words: readonly string[]): Promise<string | null> {
    server.calls.push(words);
    server.underWay += 1;
    server.mostUnderWay = Math.max(server.mostUnderWay, server.underWay);
    await new Promise((resolve) => setTimeout(resolve, callMs));
    server.underWay -= 1;
    const answer = server.answers.shift() ?? 'ok';
    server.lastAnswer = answer;
    if (answer === 'passing') throw new PassingError();
    if (answer === 'fatal') throw new Error('refused');
    if (answer === 'conflict') {
      server.elsewhere += 1;
      server.words = [...server.words, `elsewhere ${server.elsewhere}`];
      throw new ConflictError();
    }
    server.words = words;
    return words.length === 0 ? null : `at ${server.calls.length}`;
  }
  async function fetchNewest(error: unknown): Promise<Newest<readonly string[]> | null> {
    if (!(error instanceof ConflictError)) return null;
    const newest = server.words;
    return { saved: newest, merge: (mine) => [...newest, ...mine.filter((word) => !newest.includes(word))] };
  }
  const autosave = createAutosave<readonly string[]>({
    saved: server.words,
    savedAt: null,
    save,
    isSame: (one, other) => one.join() === other.join(),
    delayMs,
    retryMs,
    isPassing: (error) => error instanceof PassingError,
    retriesUnseen,
    fetchNewest,
  });
  return { server, autosave };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an autosave', () => {
  it('saves the latest value once, after a pause', async () => {
    const { server, autosave } = createServer();
    const seen: AutosaveStatus[] = [];
    autosave.subscribe(() => seen.push(autosave.getState().status));
    autosave.edit(['a']);
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    autosave.edit(['a', 'b']);
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(server.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1 + callMs);
    expect(server.calls).toEqual([['a', 'b']]);
    expect(autosave.getState()).toEqual({ status: 'saved', savedAt: 'at 1' });
    expect(new Set(seen)).toEqual(new Set(['saving', 'saved']));
  });

  it('sends nothing for what was taken back before the pause was over', async () => {
    const { server, autosave } = createServer();
    autosave.edit(['a']);
    autosave.edit([]);
    expect(autosave.getState().status).toBe('idle');
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual([]);
  });

  it('is idle again when nothing is kept any more', async () => {
    const { autosave } = createServer();
    autosave.edit(['a']);
    await vi.runAllTimersAsync();
    autosave.edit([]);
    await vi.runAllTimersAsync();
    expect(autosave.getState()).toEqual({ status: 'idle', savedAt: null });
  });

  it('saves at once on demand, and what was edited meanwhile after it', async () => {
    const { server, autosave } = createServer();
    autosave.edit(['a']);
    const flushed = autosave.flush();
    autosave.edit(['a', 'b']);
    await vi.advanceTimersByTimeAsync(2 * callMs);
    await flushed;
    expect(server.calls).toEqual([['a'], ['a', 'b']]);
    expect(server.mostUnderWay).toBe(1);
  });

  it('does not overtake a call as the page goes away, where the last one to arrive wins', async () => {
    const { server, autosave } = createServer();
    autosave.edit(['a']);
    autosave.leave();
    autosave.edit(['a', 'b']);
    autosave.leave();
    expect(server.calls).toEqual([['a']]);
    await vi.advanceTimersByTimeAsync(2 * callMs);
    expect(server.calls).toEqual([['a'], ['a', 'b']]);
    expect(server.mostUnderWay).toBe(1);
  });

  it('tries again by itself after a failure that passes, and not after a refusal', async () => {
    const { server, autosave } = createServer();
    server.answers = ['passing', 'ok', 'fatal'];
    autosave.edit(['a']);
    await vi.advanceTimersByTimeAsync(delayMs + callMs);
    expect(autosave.getState().status).toBe('failed');
    await vi.advanceTimersByTimeAsync(retryMs + callMs);
    expect(autosave.getState().status).toBe('saved');

    autosave.edit(['b']);
    await vi.runAllTimersAsync();
    expect(autosave.getState().status).toBe('failed');
    expect(server.calls).toHaveLength(3);
    // The next edit is a reason to try again.
    autosave.edit(['c']);
    await vi.runAllTimersAsync();
    expect(server.words).toEqual(['c']);
  });

  it('is tried again only as long as somebody looks at it, where nobody goes on with it', async () => {
    const { server, autosave } = createServer({ retriesUnseen: false });
    server.answers = ['passing', 'passing'];
    const leave = autosave.subscribe(() => {});
    autosave.edit(['a']);
    await vi.advanceTimersByTimeAsync(delayMs + callMs);
    leave();
    await vi.runAllTimersAsync();
    expect(server.calls).toHaveLength(2);
    expect(autosave.getState().status).toBe('failed');
  });

  it('puts what was edited here on top of what was saved elsewhere, and says so', async () => {
    const { server, autosave } = createServer();
    server.answers = ['conflict'];
    autosave.edit(['a']);
    await vi.runAllTimersAsync();
    expect(server.words).toEqual(['elsewhere 1', 'a']);
    expect(autosave.getValue()).toEqual(['elsewhere 1', 'a']);
    expect(autosave.getState().status).toBe('conflict');
  });

  it('saves nothing while it is paused, and afterwards what was edited meanwhile', async () => {
    const { server, autosave } = createServer();
    autosave.edit(['a']);
    void autosave.flush();
    const paused = autosave.pause();
    autosave.edit(['b']);
    await vi.runAllTimersAsync();
    await paused;
    await autosave.flush();
    expect(server.calls).toEqual([['a']]);
    autosave.resume();
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual([['a'], ['b']]);
  });

  it('takes what the server says as its own without sending it back', async () => {
    const { server, autosave } = createServer();
    autosave.adopt(['theirs'], ['theirs'], 'at noon');
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual([]);
    expect(autosave.getState()).toEqual({ status: 'saved', savedAt: 'at noon' });
    expect(autosave.isDirty()).toBe(false);
  });

  const step = fc.oneof(
    fc.record({ do: fc.constant('edit' as const) }),
    fc.record({ do: fc.constant('flush' as const) }),
    fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(10, callMs, delayMs, delayMs + callMs, retryMs),
    }),
    fc.record({
      do: fc.constant('answer' as const),
      answer: fc.constantFrom<Answer>('ok', 'passing', 'fatal', 'conflict'),
    }),
  );

  it('ends with the last edit saved once, or says that it failed, whatever happens in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { server, autosave } = createServer();
        let edits = 0;
        for (const each of steps) {
          if (each.do === 'edit') {
            edits += 1;
            autosave.edit([...autosave.getValue(), `edit ${edits}`]);
          }
          if (each.do === 'flush') void autosave.flush();
          if (each.do === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
          if (each.do === 'answer') server.answers.push(each.answer);
        }
        await vi.runAllTimersAsync();

        expect(server.mostUnderWay).toBeLessThanOrEqual(1);
        const { status } = autosave.getState();
        if (autosave.isDirty()) {
          // Only a refusal may stand; whatever passes was tried again.
          expect([status, server.lastAnswer]).toEqual(['failed', 'fatal']);
        } else {
          expect(server.words).toEqual(autosave.getValue());
          expect(edits === 0 ? ['idle'] : ['saved', 'conflict']).toContain(status);
        }
        const mine = autosave.getValue().filter((word) => word.startsWith('edit'));
        expect(mine).toEqual(Array.from({ length: edits }, (_, index) => `edit ${index + 1}`));
        const settledCalls = server.calls.length;
        void autosave.flush();
        await vi.runAllTimersAsync();
        // What is saved is not sent again; what was refused is tried once more on demand.
        if (status !== 'failed') expect(server.calls).toHaveLength(settledCalls);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a call that outlives its page', () => {
  it('is measured in bytes, not in letters', () => {
    expect(fitsKeepalive({ text: 'a'.repeat(40_000) })).toBe(true);
    expect(fitsKeepalive({ text: 'é'.repeat(40_000) })).toBe(false);
    expect(fitsKeepalive({ text: 'a'.repeat(70_000) })).toBe(false);
  });
});
