import { beforeEach, expect, it, vi } from 'vitest';
import { createPreferenceQueue } from './preference-queue.ts';

const delayMs = 600;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-12T14:14:00Z') });
});

function createQueue() {
  const sent: object[] = [];
  const answers: { succeed: () => void; fail: () => void }[] = [];
  const queue = createPreferenceQueue({
    delayMs,
    save: (changes) => {
      sent.push(changes);
      return new Promise((resolve, reject) => {
        answers.push({ succeed: resolve, fail: () => reject(new Error('down')) });
      });
    },
  });
  return { queue, sent, answers };
}

it('[USER-05] sends what was changed in one call after a pause', async () => {
  const { queue, sent, answers } = createQueue();
  queue.change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs - 1);
  queue.change({ timeZone: 'America/Vancouver' });
  await vi.advanceTimersByTimeAsync(delayMs - 1);
  expect(sent).toEqual([]);

  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ theme: 'light', timeZone: 'America/Vancouver' }]);
  expect(queue.getSnapshot().state.status).toBe('saving');

  answers[0]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.getSnapshot().choices).toEqual({ theme: 'light', timeZone: 'America/Vancouver' });
  queue.settle();
  expect(queue.getSnapshot().choices).toEqual({});
  expect(queue.getSnapshot().state).toEqual({ status: 'saved', savedAt: new Date().toISOString() });
});

it('[USER-05] sends a change made during a call after it, never beside it', async () => {
  const { queue, sent, answers } = createQueue();
  queue.change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs);
  queue.change({ theme: 'dark' });
  await vi.advanceTimersByTimeAsync(delayMs);
  expect(sent).toHaveLength(1);

  answers[0]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
  queue.settle();
  expect(queue.getSnapshot().choices).toEqual({ theme: 'dark' });
});

it('[USER-05] keeps a choice that could not be saved and sends it again on demand', async () => {
  const { queue, sent, answers } = createQueue();
  queue.change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs);
  answers[0]?.fail();
  await vi.advanceTimersByTimeAsync(10 * delayMs);
  expect(queue.getSnapshot()).toEqual({
    choices: { theme: 'light' },
    state: { status: 'failed', savedAt: null },
  });
  expect(sent).toHaveLength(1);

  void queue.flush();
  answers[1]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]).toEqual({ theme: 'light' });
  expect(queue.getSnapshot().state.status).toBe('saved');
});

it('[USER-05] does not claim to have saved while a later choice is still waiting', async () => {
  const { queue, answers } = createQueue();
  queue.change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs);
  queue.change({ language: 'fr' });
  answers[0]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.getSnapshot().state.status).toBe('saving');
  answers[1]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.getSnapshot().state.status).toBe('saved');
});

it('[USER-05] sends what waits when the page goes away, also beside a call', async () => {
  const { queue, sent } = createQueue();
  queue.change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs);
  queue.change({ language: 'fr' });
  queue.sendRest();
  queue.sendRest();
  expect(sent).toEqual([{ theme: 'light' }, { language: 'fr' }]);
});
