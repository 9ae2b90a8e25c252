import { beforeEach, expect, it, vi } from 'vitest';
import * as queryClient from '../../../shared/api/query-client.ts';
import { createPreferenceAutosave } from './use-preferences.ts';

const delayMs = 600;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-12T14:14:00Z') });
});

function setup() {
  const sent: object[] = [];
  const answers: { succeed: () => void; fail: () => void }[] = [];
  const autosave = createPreferenceAutosave((choices) => {
    sent.push(choices);
    return new Promise((resolve, reject) => {
      answers.push({ succeed: resolve, fail: () => reject(new Error('down')) });
    });
  });
  const change = (changes: object) => autosave.edit({ ...autosave.getValue(), ...changes });
  return { autosave, change, sent, answers };
}

it('[USER-05] sends what was changed in one call after a pause', async () => {
  const { autosave, change, sent, answers } = setup();
  change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs - 1);
  change({ timeZone: 'America/Vancouver' });
  await vi.advanceTimersByTimeAsync(delayMs - 1);
  expect(sent).toEqual([]);

  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ theme: 'light', timeZone: 'America/Vancouver' }]);
  expect(autosave.getState().status).toBe('saving');

  answers[0]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.getValue()).toEqual({ theme: 'light', timeZone: 'America/Vancouver' });
  expect(autosave.getState()).toEqual({ status: 'saved', savedAt: new Date().toISOString() });
});

it('[USER-05] sends a change made during a call after it, never beside it', async () => {
  const { autosave, change, sent, answers } = setup();
  change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs);
  change({ theme: 'dark' });
  await vi.advanceTimersByTimeAsync(delayMs);
  expect(sent).toHaveLength(1);

  answers[0]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
  expect(autosave.getValue()).toEqual({ theme: 'dark' });
});

it('[USER-05] keeps a choice that could not be saved and sends it again on demand', async () => {
  const { autosave, change, sent, answers } = setup();
  change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs);
  answers[0]?.fail();
  await vi.advanceTimersByTimeAsync(10 * delayMs);
  expect(autosave.getValue()).toEqual({ theme: 'light' });
  expect(autosave.getState()).toEqual({ status: 'failed', savedAt: null });
  expect(sent).toHaveLength(1);

  void autosave.flush();
  answers[1]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]).toEqual({ theme: 'light' });
  expect(autosave.getState().status).toBe('saved');
});

it('[USER-05] does not claim to have saved while a later choice is still waiting', async () => {
  const { autosave, change, answers } = setup();
  change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs);
  change({ language: 'fr' });
  answers[0]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.getState().status).toBe('saving');
  answers[1]?.succeed();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.getState().status).toBe('saved');
});

it('[USER-05] sends what waits when the page goes away, also beside a call', async () => {
  const { autosave, change, sent } = setup();
  change({ theme: 'light' });
  await vi.advanceTimersByTimeAsync(delayMs);
  change({ language: 'fr' });
  autosave.leave();
  autosave.leave();
  expect(sent).toEqual([{ theme: 'light' }, { theme: 'light', language: 'fr' }]);
});

it('[USER-05] tells of a failure once, and again when the person asked again or chose anew', async () => {
  const told = vi.spyOn(queryClient, 'showRequestError').mockImplementation(() => {});
  const { autosave, change, answers } = setup();
  const failNext = async (place: number) => {
    await vi.advanceTimersByTimeAsync(delayMs);
    answers[place]?.fail();
    await vi.advanceTimersByTimeAsync(0);
  };
  change({ theme: 'light' });
  await failNext(0);
  expect(told).toHaveBeenCalledTimes(1);
  // As when the tab is seen again.
  void autosave.flush();
  await failNext(1);
  expect(told).toHaveBeenCalledTimes(1);
  autosave.retry();
  await failNext(2);
  expect(told).toHaveBeenCalledTimes(2);
  change({ theme: 'dark' });
  await failNext(3);
  expect(told).toHaveBeenCalledTimes(3);
});
