import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { SaveState } from './save-state.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T21:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-11-19T21:28:00Z', 'Draft saved 4:28 PM'],
  // Late on the day before, where the agent is.
  ['2026-11-19T04:59:00Z', 'Draft saved Nov 18, 2026'],
  ['2026-10-10T21:28:00Z', 'Draft saved Oct 10, 2026'],
])('tells of what was saved %s the time on the same day, and else the day', async (savedAt, words) => {
  await renderWithProviders(<SaveState status="saved" savedAt={savedAt} timeZone="America/Toronto" />);
  expect(screen.getByText(words)).toBeTruthy();
});
