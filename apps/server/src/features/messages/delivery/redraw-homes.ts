import type { Language } from '@hearthline/contract/common';
import type { MessageCategory } from '@hearthline/contract/messages';
import type { MailBody } from '@hearthline/contract/site';
import type { Database } from '../../../platform/db/database.ts';
import type { MailHomes } from '../compose/mail-homes.ts';
import type { StoredMessage } from '../messages.store.ts';
import { createMessagesStore } from '../messages.store.ts';
import { findSenderRow } from '../sender.store.ts';

/**
 * A mail may wait for a night or for days after it was written. Its homes are shown as they stand when it leaves, and not
 * at all where they may no longer be; the log keeps what went out.
 */
export function createHomeRedrawing({
  database,
  mailHomes,
}: {
  database: Pick<Database, 'asAgent'>;
  mailHomes: Pick<MailHomes, 'draw' | 'lookAtMarket'>;
}) {
  return async (message: StoredMessage): Promise<StoredMessage> => {
    const { agentId, id, listingIds } = message;
    if (listingIds.length === 0) return message;
    const market = await mailHomes.lookAtMarket(agentId);
    return database.asAgent(agentId, async (tx) => {
      const sender = await findSenderRow(tx, agentId);
      const drawn = await mailHomes.draw(
        { tx, agentId, sender, category: message.category as MessageCategory },
        market,
        { listingIds, language: message.language as Language },
      );
      if (!drawn) return message;
      const redrawn = replaceDrawn(message, drawn);
      const store = createMessagesStore(tx, agentId);
      // Whoever was erased meanwhile stays erased.
      if ((await store.lock(id))?.status === 'sending')
        await store.update(id, { ...redrawn, drawn: JSON.stringify(drawn) });
      return { ...message, ...redrawn };
    });
  };
}

/** Exactly what was put in comes out again; a mail in which it is not found must not leave. */
function replaceDrawn({ html, text, drawn }: StoredMessage, next: MailBody): MailBody {
  const before = drawn as MailBody | null;
  return {
    html: replaceOnce(html, before?.html ?? '', next.html),
    text: replaceOnce(text, before?.text ?? '', next.text),
  };
}

function replaceOnce(whole: string, part: string, next: string): string {
  const from = part === '' ? -1 : whole.lastIndexOf(part);
  if (from < 0) throw new Error('The homes of a mail are not where they were put');
  return whole.slice(0, from) + next + whole.slice(from + part.length);
}
