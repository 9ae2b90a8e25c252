import type { MessageDetail, MessageEvent, MessageRow } from '@hearthline/contract/messages';
import { vi } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { createToken } from '../../../testing/fake-token.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A moment of the day on which these tests happen. */
export const at = (time: string): string => `2025-11-12T${time}:00.000Z`;

export function sampleRow(number: number, changes: Partial<MessageRow> = {}): MessageRow {
  return {
    id: idOf(number),
    clientId: idOf(100 + number),
    clientName: `Client ${number}`,
    to: `client${number}@example.com`,
    channel: 'email',
    category: 'news',
    subject: 'November market letter',
    status: 'delivered',
    reason: null,
    createdAt: at('13:00'),
    notBefore: at('13:00'),
    deliveredAt: at('13:04'),
    readAt: null,
    grade: 'none',
    clicks: 0,
    hasReply: false,
    ...changes,
  };
}

export function sampleEvent(kind: MessageEvent['kind'], changes: Partial<MessageEvent> = {}): MessageEvent {
  return { id: crypto.randomUUID(), kind, at: at('13:04'), detail: '', grade: null, ...changes };
}

export function sampleDetail(row: MessageRow, changes: Partial<MessageDetail> = {}): MessageDetail {
  return {
    ...row,
    html: '<!doctype html><html><head></head><body><p>Hi Amara</p></body></html>',
    text: 'Hi Amara\n\n-- \nMaya Okafor',
    language: 'en',
    from: 'Maya Okafor',
    events: [sampleEvent('written'), sampleEvent('delivered', { detail: '250 queued' })],
    isWatched: true,
    ...changes,
  };
}

/** Signed in on that day, with a window of this width. */
export function openBrowser({ width = 1440 } = {}): void {
  const token = createToken(Date.UTC(2100, 0));
  session.signIn({ token, refreshToken: token });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at('18:00')) });
  setWindowWidth(width);
}
