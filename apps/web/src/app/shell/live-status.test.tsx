import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteToast, resetLive, useLiveStore } from '../../shared/live/live-store.ts';
import { renderWithProviders } from '../../testing/render.tsx';
import { LiveStatus } from './live-status.tsx';

beforeEach(resetLive);

describe('[PUSH-07] the state of the live connection', () => {
  it.each([
    ['Disconnected', 'Live updates are off'],
    ['Connecting', 'Connecting to live updates'],
    ['Connected', 'Live updates are on'],
    ['Reconnecting', 'Connection lost, trying again'],
    ['Disconnecting', 'Ending live updates'],
  ] as const)('%s is told as "%s"', (hub, label) => {
    useLiveStore.setState({ hub });
    renderWithProviders(<LiveStatus />);
    expect(screen.getByRole('button', { name: label }).dataset.hubState).toBe(hub);
  });
});

describe('[PUSH-03] what arrived in this visit', () => {
  it('is listed newest first, with title and text, and says so where there is nothing', async () => {
    useLiveStore.setState({ hub: 'Connected' });
    renderWithProviders(<LiveStatus />);
    await userEvent.click(screen.getByRole('button', { name: 'Live updates are on' }));
    const dialog = await screen.findByRole('dialog', { name: 'Live in this visit' });
    expect(dialog.textContent).toContain('Nothing has arrived since you opened this page.');
    act(() => {
      noteToast({ messageType: 'info', title: 'CMA report', body: 'It is ready.' }, 0);
      noteToast({ messageType: 'error', body: 'It failed.' }, 60_000);
    });
    const rows = await within(dialog).findAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('It failed.'),
      expect.stringContaining('CMA reportIt is ready.'),
    ]);
  });
});
