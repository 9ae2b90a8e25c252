import type { Language } from '@hearthline/contract/common';
import type { MessageType } from '@hearthline/contract/notifications';
import type { NotificationTopic } from '@hearthline/contract/users';
import { addDays } from '@hearthline/domain/calendar';
import { renewalReminderDays } from '@hearthline/domain/client/consent';
import { createFormat } from '@hearthline/format/format';
import type { Tx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { nameOf } from '../records/clients.presenter.ts';
import type { ListedClient } from '../records/clients.store.ts';

export interface Reminder {
  type: MessageType;
  title: Record<Language, string>;
  body: Record<Language, string>;
  link: string;
  topic?: NotificationTopic;
  dedupKey: string;
}

/** Tells the agent, once each. */
export type Remind = (tx: Tx, agentId: string, reminders: readonly Reminder[]) => Promise<void>;

const considered = 500;
const namedMost = 5;
const page = { sort: 'name' as const, isDescending: false, offset: 0, limit: considered };

/** What the agent should hear in the morning: consents that end, birthdays, and days on which people moved in. */
export function createRemindersService({ open, remind }: ClientTransactions & { remind: Remind }) {
  async function listEnding(transaction: ClientTransaction): Promise<Reminder[]> {
    const reminders: Reminder[] = [];
    for (const days of renewalReminderDays) {
      const ending = await transaction.clients.listConsentEndingOn(
        addDays(transaction.today, days),
        considered,
      );
      if (ending.length > 0) reminders.push(endingReminder(transaction.today, days, ending));
    }
    return reminders;
  }

  async function listYearly(transaction: ClientTransaction): Promise<Reminder[]> {
    const birthdays = await transaction.clients.listPage({
      ...page,
      filter: { version: 1, birthdayWithin: 0 },
    });
    const moves = await transaction.clients.listPage({ ...page, filter: { version: 1, moveInWithin: 0 } });
    const reminder = (
      kind: string,
      rows: readonly ListedClient[],
      title: Record<Language, string>,
    ): Reminder[] => {
      if (rows.length === 0) return [];
      const names = listNames(rows);
      return [
        {
          type: 'Heart',
          title,
          body: { en: `<p>${names.en}</p>`, fr: `<p>${names.fr}</p>` },
          link: linkOf(rows),
          topic: 'birthdays',
          dedupKey: `${kind}:${transaction.today}`,
        },
      ];
    };
    return [
      ...reminder('birthday', birthdays, { en: 'Birthday today', fr: 'Anniversaire aujourd’hui' }),
      ...reminder('move-in', moves, {
        en: 'Moved in on this day',
        fr: 'Emménagement à pareille date',
      }),
    ];
  }

  return {
    remindToday: (agentId: string): Promise<number> =>
      open(agentId, async (transaction) => {
        const reminders = [...(await listEnding(transaction)), ...(await listYearly(transaction))];
        if (reminders.length > 0) await remind(transaction.tx, agentId, reminders);
        return reminders.length;
      }),
  };
}

export type RemindersService = ReturnType<typeof createRemindersService>;

function endingReminder(today: string, days: number, ending: readonly ListedClient[]): Reminder {
  const names = listNames(ending);
  return {
    type: 'Reminder',
    title: {
      en: `Consent ends in ${days} days`,
      fr: `Un consentement prend fin dans ${days} jours`,
    },
    body: {
      en: `<p>${names.en}. Ask for express consent before emails to them have to stop.</p>`,
      fr: `<p>${names.fr}. Demandez un consentement exprès avant que les envois doivent cesser.</p>`,
    },
    link: linkOf(ending),
    dedupKey: `consent-ends:${today}:${days}`,
  };
}

const linkOf = ([first, ...others]: readonly ListedClient[]): string =>
  first && others.length === 0 ? `/clients/view?id=${first.id}` : '/clients?tab=touchbase';

function listNames(rows: readonly ListedClient[]): Record<Language, string> {
  const named = rows.slice(0, namedMost).map(nameOf).map(escapeHtml);
  const rest = rows.length - named.length;
  const join = (language: Language, more: string) =>
    createFormat(language).list(rest > 0 ? [...named, more] : named);
  return { en: join('en', `${rest} more`), fr: join('fr', `${rest} autres`) };
}
