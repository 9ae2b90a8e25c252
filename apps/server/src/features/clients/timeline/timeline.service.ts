import type { TimelineEntry } from '@hearthline/contract/client-timeline';
import { id, isoInstant } from '@hearthline/contract/common';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { ClientTransactions } from '../client-transaction.ts';
import type { TimelineMessage, TimelineRow } from './client-activity.store.ts';

/** Everything that happened with one client, newest first. */
export function createTimelineService({ open }: ClientTransactions) {
  return {
    listTimeline: (
      agentId: string,
      clientId: string,
      request: { kind?: string | undefined; before?: string | undefined; limit: number },
    ): Promise<{ entries: TimelineEntry[]; next: string | null }> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        const rows = await transaction.activity.listTimeline(clientId, {
          kind: request.kind ?? null,
          before: request.before === undefined ? null : decodeCursor(request.before),
          limit: request.limit + 1,
        });
        const shown = rows.slice(0, request.limit);
        const last = shown.at(-1);
        const mails = await transaction.activity.listMessages(
          shown.filter(({ kind }) => kind === 'mail').map(({ id }) => id),
        );
        const mailById = new Map(mails.map((mail) => [mail.id, mail]));
        return {
          entries: shown.flatMap((row) => presentEntry(row, mailById) ?? []),
          next: last && rows.length > shown.length ? encodeCursor(last) : null,
        };
      }),
  };
}

export type TimelineService = ReturnType<typeof createTimelineService>;

/** Where a page of the timeline ended: the moment and the id of its last entry. */
function encodeCursor({ at, id }: { at: Date; id: string }): string {
  return `${at.toISOString()}_${id}`;
}

/** PostgreSQL knows no year 0. */
const cursorContent = z.tuple([isoInstant.refine((at) => at >= '0001'), id]);

function decodeCursor(text: string): { at: Date; id: string } {
  const content = cursorContent.safeParse(text.split('_'));
  if (!content.success)
    throw new AppError('invalid_input', {
      fields: [{ path: 'before', code: 'invalid', message: 'Not the end of a page' }],
    });
  const [at, entryId] = content.data;
  return { at: new Date(at), id: entryId };
}

function presentEntry(row: TimelineRow, mails: ReadonlyMap<string, TimelineMessage>): TimelineEntry | null {
  const base = { id: row.id, at: row.at.toISOString() };
  switch (row.kind) {
    case 'contact':
      return {
        ...base,
        kind: 'contact',
        contact: row.what as ContactKind,
        minutes: row.minutes,
        text: row.text,
      };
    case 'note':
      return { ...base, kind: 'note', text: row.text, isPinned: row.isPinned };
    case 'task':
      return { ...base, kind: 'task', title: row.text };
    case 'card':
      return { ...base, kind: 'card', name: row.text };
    case 'mail':
      return presentMail(base, row.text, mails.get(row.id));
    case 'basket':
      return (
        row.basket && {
          ...base,
          kind: 'basket',
          event: row.what as BasketEvent,
          text: row.text,
          ...row.basket,
        }
      );
    case 'analysis':
      return (
        row.analysis && {
          ...base,
          kind: 'analysis',
          event: row.what as AnalysisEvent,
          address: row.text,
          ...row.analysis,
        }
      );
    case 'change':
      return {
        ...base,
        kind: 'change',
        change: row.what as Extract<TimelineEntry, { kind: 'change' }>['change'],
        detail: row.text,
      };
  }
}

type BasketEvent = Extract<TimelineEntry, { kind: 'basket' }>['event'];
type AnalysisEvent = Extract<TimelineEntry, { kind: 'analysis' }>['event'];
type MailEntry = Extract<TimelineEntry, { kind: 'mail' }>;

function presentMail(
  base: { id: string; at: string },
  subject: string,
  mail: TimelineMessage | undefined,
): MailEntry | null {
  if (!mail) return null;
  return {
    ...base,
    kind: 'mail',
    subject,
    channel: mail.channel as MailEntry['channel'],
    category: mail.category as MailEntry['category'],
    status: mail.status as MailEntry['status'],
    reason: mail.reason,
    deliveredAt: mail.deliveredAt?.toISOString() ?? null,
    readAt: mail.readAt?.toISOString() ?? null,
    grade: mail.grade as MailEntry['grade'],
    clicks: mail.clicks,
    hasReply: mail.repliedAt !== null,
  };
}
