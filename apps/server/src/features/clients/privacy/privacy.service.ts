import { foldText } from '@hearthline/domain/client/same-person';
import { AppError } from '../../../platform/errors.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { presentConsent } from '../consent/consent.service.ts';
import { digestAddress } from '../consent/consent.store.ts';
import { createNotesStore } from '../notes/notes.store.ts';
import { createClientDraftsStore } from '../records/client-drafts.store.ts';
import { nameOf, presentClient } from '../records/clients.presenter.ts';
import { createTasksStore } from '../tasks/tasks.store.ts';
import { handOverBaskets, listBasketsOf } from './client-baskets.store.ts';
import { listCardsOf } from './client-cards.store.ts';
import { listGreetingsOf } from './client-greetings.store.ts';

const timelineEnd = 100_000;

/** What one person may ask for: their own data, and to be forgotten. */
export function createPrivacyService({ open }: ClientTransactions) {
  async function collect(transaction: ClientTransaction, id: string) {
    const row = await transaction.get(id);
    return {
      client: presentClient(row, []),
      consents: (await transaction.consents.list([id])).map(presentConsent),
      notes: await createNotesStore(transaction.tx, transaction.agentId).list(id),
      tasks: await createTasksStore(transaction.tx, transaction.agentId).list(id),
      messages: await transaction.activity.listMessagesOf(id, timelineEnd),
      timeline: await transaction.activity.listTimeline(id, { kind: null, before: null, limit: timelineEnd }),
      baskets: await listBasketsOf(transaction.tx, transaction.agentId, id),
      greetings: await listGreetingsOf(transaction.tx, transaction.agentId, id),
      postalCards: await listCardsOf(transaction.tx, transaction.agentId, id),
      exportedAt: transaction.now.toISOString(),
    };
  }

  return {
    /** Everything kept about one person, to hand over on their request. */
    exportPerson: async (agentId: string, id: string): Promise<Buffer> => {
      const data = await open(agentId, (transaction) => collect(transaction, id));
      return Buffer.from(`${JSON.stringify(data, withoutKeys, 2)}\n`);
    },

    /** For good. The name is typed once more, because nothing brings this back. */
    erase: (agentId: string, id: string, confirmName: string): Promise<void> =>
      open(agentId, async (transaction) => {
        const row = await transaction.get(id);
        if (foldText(confirmName) !== foldText(nameOf(row)))
          throw new AppError('invalid_input', {
            fields: [{ path: 'confirmName', code: 'name_differs', message: 'Not the name of this client' }],
          });
        const number = row.phone.split(';')[0] ?? '';
        const addresses = [row.email, ...row.moreEmails, number].filter((address) => address !== '');
        const [first] = addresses;
        if (first !== undefined)
          await transaction.consents.keepProofs(id, digestAddress(agentId, first), transaction.now);
        for (const address of addresses) {
          // Somebody else may have the same number, and was not asked.
          const isShared = (await transaction.clients.listIdsByAddress(address)).some((each) => each !== id);
          if (!isShared)
            await transaction.consents.suppress(
              digestAddress(agentId, address),
              'all',
              'erased',
              transaction.now,
            );
        }
        await handOverBaskets(transaction.tx, agentId, id);
        await createClientDraftsStore(transaction.tx, agentId).remove(id);
        await transaction.activity.eraseMessages(id);
        await transaction.clients.erase(id);
      }),
  };
}

export type PrivacyService = ReturnType<typeof createPrivacyService>;

/** The agent's own key says nothing about the person. */
const withoutKeys = (key: string, value: unknown): unknown => (key === 'agentId' ? undefined : value);
