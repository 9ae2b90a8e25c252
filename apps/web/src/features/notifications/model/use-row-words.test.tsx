import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { startTestTexts } from '../../../testing/texts.ts';
import { makeNotification } from '../testing/fake-notifications.ts';
import { useRowWords } from './use-row-words.ts';

beforeEach(() => {
  startTestTexts();
  vi.useFakeTimers({ now: new Date('2025-11-12T15:06:30Z') });
});

const notification = makeNotification(1, { createdAt: '2025-11-12T15:00:00.000Z' });

it.each([
  ['en', '6 min ago', 'Yesterday'],
  ['fr', 'Il y a 6\u00A0min', 'Hier'],
] as const)('[NOTE-09] says in %s when it came', (language, minutes, yesterday) => {
  useLanguageStore.getState().setLanguage(language);
  const { result } = renderHook(() => useRowWords('America/Toronto'));
  expect(result.current.timeOf(notification)).toBe(minutes);
  expect(result.current.timeOf({ ...notification, createdAt: '2025-11-11T15:00:00.000Z' })).toBe(yesterday);
});

it('[NOTE-09] stays true while the page is open', () => {
  useLanguageStore.getState().setLanguage('en');
  const { result } = renderHook(() => useRowWords('America/Toronto'));
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.timeOf(notification)).toBe('7 min ago');
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.timeOf(notification)).toBe('8 min ago');
});
