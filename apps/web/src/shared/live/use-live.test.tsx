import type { ChangedTopic } from '@hearthline/contract/live';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { takeConsole } from '../../testing/setup.ts';
import { testConfig } from '../../testing/test-config.ts';
import { setConfig } from '../lib/config.ts';
import type { LiveDeps } from './live.ts';
import { useLiveStore } from './live-store.ts';
import { useLive } from './use-live.tsx';

const started = vi.hoisted(() => ({ deps: [] as LiveDeps[], stops: 0 }));
vi.mock('./live.ts', () => ({
  startLive: (deps: LiveDeps) => {
    started.deps.push(deps);
    return () => {
      started.stops += 1;
    };
  },
}));

beforeEach(() => {
  started.deps = [];
  started.stops = 0;
});

function Host({ agentId }: { agentId?: string }) {
  useLive(agentId);
  return null;
}

function renderHost(agentId?: string) {
  const view = renderWithProviders(<Host agentId={agentId} />);
  const invalidate = vi.spyOn(view.queryClient, 'invalidateQueries').mockResolvedValue();
  const emit: LiveDeps['onEvent'] = (event) => act(() => started.deps.at(-1)?.onEvent(event));
  return { ...view, invalidate, emit };
}

const publishToast = (emit: LiveDeps['onEvent'], messageType: string, body: string) =>
  emit({ type: 'toast', toast: { messageType, body } });

describe('[PUSH-05] hearing', () => {
  it('begins when it is known who listens, and ends with the component', () => {
    renderHost(undefined);
    expect(started.deps).toHaveLength(0);
    const { unmount } = renderHost('ava');
    expect(started.deps[0]).toMatchObject({ hubUrl: testConfig.hubUrl, agentId: 'ava' });
    unmount();
    expect(started.stops).toBe(1);
  });

  it('is left out with a warning where there is no address', () => {
    setConfig({ ...testConfig, hubUrl: null });
    renderHost('ava');
    expect(started.deps).toHaveLength(0);
    expect(takeConsole().join()).toMatch(/console.warn: .*address of a hub/);
  });
});

describe('[PUSH-03] toasts', () => {
  it.each([
    ['error', 'alert'],
    ['ERROR', 'alert'],
    ['success', 'status'],
    ['Info', 'status'],
    ['warning', 'status'],
    ['something else', 'status'],
  ])('of the kind %s are shown as %s', async (kind, role) => {
    const { emit } = renderHost('ava');
    publishToast(emit, kind, `A ${kind} text`);
    expect((await screen.findByRole(role)).textContent).toContain(`A ${kind} text`);
  });

  it('with the same body stand there once, and all of them are kept', async () => {
    const { emit } = renderHost('ava');
    publishToast(emit, 'info', 'Sold');
    publishToast(emit, 'info', 'Sold');
    publishToast(emit, 'error', 'Failed');
    await screen.findByRole('alert');
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(useLiveStore.getState().received.map(({ body }) => body)).toEqual(['Failed', 'Sold', 'Sold']);
  });

  it('wait in the list of a tab that nobody looks at', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { emit } = renderHost('ava');
    publishToast(emit, 'info', 'Sold');
    expect(screen.queryByRole('status')).toBeNull();
    expect(useLiveStore.getState().received).toHaveLength(1);
  });
});

describe('[PUSH-06] changes', () => {
  it('are read again once, however many come at a time', async () => {
    vi.useFakeTimers();
    const { emit, invalidate } = renderHost('ava');
    for (let count = 0; count < 5; count += 1) emit({ type: 'changed', change: { topic: 'notifications' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ['notifications'] });
  });

  it('may have been missed before a connection, so everything live is read again', async () => {
    vi.useFakeTimers();
    const { emit, invalidate } = renderHost('ava');
    emit({ type: 'connected' });
    await vi.advanceTimersByTimeAsync(1_000);
    for (const queryKey of [['notifications'], ['messages'], ['imports']])
      expect(
        invalidate.mock.calls.filter(([filter]) => String(filter?.queryKey) === String(queryKey)),
      ).toHaveLength(1);
  });

  it('[CLIENT-03] of an import also change the list of clients and its counts', async () => {
    vi.useFakeTimers();
    const { emit, invalidate } = renderHost('ava');
    emit({ type: 'changed', change: { topic: 'imports' } });
    await vi.advanceTimersByTimeAsync(500);
    expect(invalidate.mock.calls.map(([filter]) => String(filter?.queryKey))).toEqual([
      'imports',
      'clients,page',
      'clients,count',
      'clients,lists',
    ]);
  });

  it('of messages, of which hundreds come in a row, are read about once a second', async () => {
    vi.useFakeTimers();
    const { emit, invalidate } = renderHost('ava');
    for (let count = 0; count < 30; count += 1) {
      emit({ type: 'changed', change: { topic: 'messages' } });
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    const fetched = invalidate.mock.calls.filter(([filter]) => filter?.queryKey?.[0] === 'messages');
    expect(fetched.length).toBeGreaterThanOrEqual(3);
    expect(fetched.length).toBeLessThanOrEqual(4);
  });

  it('of data count only those badges anew that rest on them; a connection leaves those just counted', async () => {
    vi.useFakeTimers();
    const { emit, invalidate, queryClient } = renderHost('ava');
    queryClient.setQueryData(['badge-values', 'people'], { sources: ['clients', 'messages'] });
    const badgeRefreshes = () =>
      invalidate.mock.calls.filter(([filter]) => filter?.queryKey?.[0] === 'badge-values');
    emit({ type: 'connected' });
    await vi.advanceTimersByTimeAsync(500);
    emit({ type: 'changed', change: { topic: 'market' } });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(badgeRefreshes()).toHaveLength(0);
    emit({ type: 'changed', change: { topic: 'clients' } });
    await vi.advanceTimersByTimeAsync(500);
    expect(badgeRefreshes()).toHaveLength(1);
  });

  it('of data count also the list of badges anew, where one of it rests on them', async () => {
    vi.useFakeTimers();
    const { emit, invalidate, queryClient } = renderHost('ava');
    const runs = (...executions: ({ sources: string[] } | null)[]) =>
      new Map(executions.map((execution, place) => [`badge-${place}`, { execution }]));
    queryClient.setQueryData(['badges', 'values', 'en', ['a']], runs(null, { sources: ['market'] }));
    const reads = async (topic: ChangedTopic) => {
      invalidate.mockClear();
      emit({ type: 'changed', change: { topic } });
      await vi.advanceTimersByTimeAsync(500);
      return invalidate.mock.calls.some(([filter]) => filter?.queryKey?.join() === 'badges,values');
    };
    expect(await reads('clients')).toBe(false);
    expect(await reads('market')).toBe(true);
  });
});
