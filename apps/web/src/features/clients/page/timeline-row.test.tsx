import type { TimelineEntry } from '@hearthline/contract/client-timeline';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { TimelineRow } from './timeline-row.tsx';

const mail: TimelineEntry = {
  id: '0199e000-0000-7000-8000-000000000001',
  at: '2025-11-12T13:00:00.000Z',
  kind: 'mail',
  channel: 'email',
  category: 'greetings',
  subject: 'Happy birthday',
  status: 'delivered',
  reason: null,
  deliveredAt: '2025-11-12T13:00:00.000Z',
  readAt: '2025-11-12T13:05:00.000Z',
  grade: 'machine',
  clicks: 0,
  hasReply: false,
};

it.each([
  ['machine', false],
  ['likely', true],
  ['confirmed', true],
] as const)('a mail that was opened by what is graded %s is called read: %s', async (grade, isRead) => {
  renderWithProviders(
    <ul>
      <TimelineRow clientId={mail.id} entry={{ ...mail, grade }} timeZone="America/Toronto" />
    </ul>,
  );
  await screen.findByText('Happy birthday');
  expect(screen.queryByText(/^Read 8:05/) !== null).toBe(isRead);
});
