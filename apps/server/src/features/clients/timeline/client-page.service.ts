import type { ClientNote, ClientTask, TimelineEntry, Touchbase } from '@hearthline/contract/client-page';
import { cadenceOf } from '@hearthline/domain/client/touchbase';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { nextYearly } from '@hearthline/domain/client/yearly-date';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk, ClientDesks } from '../client-desk.ts';
import type { TimelineMessage, TimelineRow } from './client-activity.store.ts';
import type { NoteRow, TaskRow } from './client-page.store.ts';
import { createClientPageStore } from './client-page.store.ts';
import { decodeCursor, encodeCursor } from './timeline-cursor.ts';

const weekMs = 7 * 86_400_000;
const shownWeeks = 12;

/** What happens with one client: the timeline, contacts, notes and tasks. */
export function createClientPageService({ open }: ClientDesks) {
  const storeOf = ({ tx, agentId }: ClientDesk) => createClientPageStore(tx, agentId);

  async function readTouchbase(desk: ClientDesk, clientId: string): Promise<Touchbase> {
    const row = await desk.get(clientId);
    const since = new Date(desk.now.getTime() - shownWeeks * weekMs);
    const weeks = new Array<number>(shownWeeks).fill(0);
    for (const at of await desk.activity.listContactsSince(clientId, since)) {
      const weeksAgo = Math.floor((desk.now.getTime() - at.getTime()) / weekMs);
      const week = shownWeeks - 1 - Math.max(0, weeksAgo);
      if (week >= 0) weeks[week] = (weeks[week] ?? 0) + 1;
    }
    return {
      nextContactOn: row.nextContactOn,
      cadenceDays: row.cadenceDays,
      everyDays: cadenceOf(row),
      plannedOn: row.plannedOn,
      lastContactAt: row.lastContactAt?.toISOString() ?? null,
      lastContactKind: row.lastContactKind as ContactKind | null,
      weeks,
      birthday: row.birthday === null ? null : nextYearly(row.birthday, desk.today),
      moveIn: row.moveInDate === null ? null : nextYearly(row.moveInDate, desk.today),
    };
  }

  return {
    listTimeline: (
      agentId: string,
      clientId: string,
      request: { kind?: string | undefined; before?: string | undefined; limit: number },
    ): Promise<{ entries: TimelineEntry[]; next: string | null }> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        const rows = await desk.activity.listTimeline(clientId, {
          kind: request.kind ?? null,
          before: request.before === undefined ? null : decodeCursor(request.before),
          limit: request.limit + 1,
        });
        const shown = rows.slice(0, request.limit);
        const last = shown.at(-1);
        const mails = await desk.activity.listMessages(
          shown.filter(({ kind }) => kind === 'mail').map(({ id }) => id),
        );
        const mailById = new Map(mails.map((mail) => [mail.id, mail]));
        return {
          entries: shown.flatMap((row) => presentEntry(row, mailById) ?? []),
          next: last && rows.length > shown.length ? encodeCursor(last) : null,
        };
      }),

    getTouchbase: (agentId: string, clientId: string): Promise<Touchbase> =>
      open(agentId, (desk) => readTouchbase(desk, clientId)),

    setTouchbase: (
      agentId: string,
      clientId: string,
      changes: { cadenceDays: number | null; plannedOn: string | null },
    ): Promise<Touchbase> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        await desk.clients.update(clientId, { ...changes, updatedAt: desk.now });
        return readTouchbase(desk, clientId);
      }),

    addContact: (
      agentId: string,
      clientId: string,
      { contact, minutes, text }: { contact: ContactKind; minutes: number | null; text: string },
    ): Promise<{ id: string; touchbase: Touchbase }> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        const id = await desk.activity.addContact(clientId, { kind: contact, minutes, text, at: desk.now });
        // The day that was set was for this contact.
        await desk.clients.update(clientId, { plannedOn: null });
        await desk.refreshLastContact(clientId);
        return { id, touchbase: await readTouchbase(desk, clientId) };
      }),

    removeContact: (agentId: string, clientId: string, id: string): Promise<Touchbase> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        if (!(await desk.activity.removeContact(clientId, id))) throw new AppError('not_found');
        await desk.refreshLastContact(clientId);
        return readTouchbase(desk, clientId);
      }),

    listNotes: (agentId: string, clientId: string): Promise<ClientNote[]> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        return (await storeOf(desk).listNotes(clientId)).map(presentNote);
      }),

    addNote: (
      agentId: string,
      clientId: string,
      note: { text: string; isPinned: boolean },
    ): Promise<ClientNote> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        const times = { createdAt: desk.now, updatedAt: desk.now };
        return presentNote(
          await storeOf(desk).insertNote({ agentId, id: createId(), clientId, ...note, ...times }),
        );
      }),

    updateNote: (
      agentId: string,
      clientId: string,
      id: string,
      note: { text: string; isPinned: boolean },
    ): Promise<ClientNote> =>
      open(agentId, async (desk) =>
        presentNote(
          found(await storeOf(desk).updateNote(clientId, id, false, { ...note, updatedAt: desk.now })),
        ),
      ),

    removeNote: (agentId: string, clientId: string, id: string): Promise<void> =>
      open(agentId, async (desk) => {
        found(await storeOf(desk).updateNote(clientId, id, false, { deletedAt: desk.now }));
      }),

    restoreNote: (agentId: string, clientId: string, id: string): Promise<ClientNote> =>
      open(agentId, async (desk) =>
        presentNote(found(await storeOf(desk).updateNote(clientId, id, true, { deletedAt: null }))),
      ),

    listTasks: (agentId: string, clientId: string): Promise<ClientTask[]> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        return (await storeOf(desk).listTasks(clientId)).map(presentTask);
      }),

    addTask: (agentId: string, clientId: string, task: TaskInput): Promise<ClientTask> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        const { title, dueOn, isDone } = task;
        return presentTask(
          await storeOf(desk).insertTask({
            agentId,
            id: createId(),
            clientId,
            title,
            dueOn,
            doneAt: isDone ? desk.now : null,
            createdAt: desk.now,
          }),
        );
      }),

    updateTask: (agentId: string, clientId: string, id: string, task: TaskInput): Promise<ClientTask> =>
      open(agentId, async (desk) => {
        const store = storeOf(desk);
        const { title, dueOn, isDone } = task;
        const changed = found(await store.updateTask(clientId, id, false, { title, dueOn }));
        // Ticking off twice keeps the first time.
        if ((changed.doneAt !== null) === isDone) return presentTask(changed);
        return presentTask(
          found(await store.updateTask(clientId, id, false, { doneAt: isDone ? desk.now : null })),
        );
      }),

    removeTask: (agentId: string, clientId: string, id: string): Promise<void> =>
      open(agentId, async (desk) => {
        found(await storeOf(desk).updateTask(clientId, id, false, { deletedAt: desk.now }));
      }),

    restoreTask: (agentId: string, clientId: string, id: string): Promise<ClientTask> =>
      open(agentId, async (desk) =>
        presentTask(found(await storeOf(desk).updateTask(clientId, id, true, { deletedAt: null }))),
      ),
  };
}

export type ClientPageService = ReturnType<typeof createClientPageService>;

interface TaskInput {
  title: string;
  dueOn: string | null;
  isDone: boolean;
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('not_found');
  return row;
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
    case 'mail':
      return presentMail(base, row.text, mails.get(row.id));
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

const presentNote = ({ id, text, isPinned, createdAt, updatedAt }: NoteRow): ClientNote => ({
  id,
  text,
  isPinned,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentTask = ({ id, clientId, title, dueOn, doneAt }: TaskRow): ClientTask => ({
  id,
  clientId,
  title,
  dueOn,
  doneAt: doneAt?.toISOString() ?? null,
});
