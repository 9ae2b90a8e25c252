import type { Language } from '@hearthline/contract/common';
import type { PostalCheck } from '@hearthline/contract/postal-cards';
import { joinNameLines } from '@hearthline/domain/greeting/addressees';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import { codeOf } from './batches.presenter.ts';
import type { AddressParts, BatchesStore, NewItem } from './batches.store.ts';
import type { CardRecord } from './cards.store.ts';
import type { Home } from './homes.ts';
import { writeMessage } from './homes.ts';
import type { CardSnapshot, LooksService } from './looks.service.ts';
import { senderOf } from './postal-agent.store.ts';
import type { RequireCards } from './postal-ports.ts';
import type { PostalTransaction, PostalTransactions } from './postal-transaction.ts';

export type MakeBatch = ReturnType<typeof createBatchMaker>;

/** Within the transaction that takes the batch down. */
export type DrawLater = (transaction: PostalTransaction, batchId: string) => Promise<void>;

/** Takes down what is printed for whom, and leaves the drawing to a job. */
export function createBatchMaker({
  transactions: { open },
  looks,
  requireCards,
  drawLater,
}: {
  transactions: PostalTransactions;
  looks: Pick<LooksService, 'takeSnapshot' | 'check' | 'planOf'>;
  requireCards: RequireCards;
  drawLater: DrawLater;
}) {
  return async (agentId: string, cardId: string, revision: number): Promise<string> => {
    const snapshot = await looks.takeSnapshot(agentId, cardId);
    if (snapshot.card.revision !== revision) throw new AppError('conflict');
    const { checks } = await looks.check(snapshot);
    requireReady(checks);
    const { printBy, mailBy } = looks.planOf(snapshot);
    return open(agentId, async (transaction) => {
      const { tx, now, cards, batches } = transaction;
      const card = await cards.lock(cardId);
      if (card?.revision !== revision) throw new AppError('conflict');
      const items = itemsOf(snapshot, now);
      const printed = items.filter(({ check }) => check === 'complete');
      await requireCards(tx, agentId, printed.length);
      const id = createId(now.getTime());
      const number = (await batches.findLastNumber(cardId)) + 1;
      const code = await findFreeCode(batches, card, number);
      const { revision: _, audience, leftOut, updatedAt, ...printedCard } = card;
      const row = {
        ...printedCard,
        id,
        cardId,
        number,
        code,
        printBy,
        mailBy,
        cards: printed.length,
        cardsFr: printed.filter(({ language }) => language === 'fr').length,
        times: JSON.stringify({ making: now.toISOString() }),
        // Of the same moment as the checks: the profile may have changed since.
        sender: JSON.stringify(senderOf(snapshot.agent)),
        createdAt: now,
      };
      await batches.insert(row, items);
      await drawLater(transaction, id);
      return id;
    });
  };
}

/** Names everything that is still open. */
function requireReady(checks: readonly PostalCheck[]): void {
  const unmet = checks.filter(({ isMet }) => !isMet);
  if (unmet.length === 0) return;
  throw new AppError('card_not_ready', {
    fields: unmet.map(({ name, details }) => ({
      path: name,
      code: 'not_ready',
      message: details.join(', '),
    })),
    ...(unmet.some(({ name }) => name === 'sender') ? { texts: senderTexts } : {}),
  });
}

const senderTexts: Record<Language, string> = {
  en: 'Every card carries your brokerage and your mailing address. Add them to your profile first.',
  fr: 'Chaque carte porte votre agence et votre adresse postale. Ajoutez-les d’abord à votre profil.',
};

const itemsOf = ({ homes, content, agent }: CardSnapshot, now: Date): NewItem[] =>
  homes.map((home, position) => {
    const { language, message } = writeMessage(content, home, agent);
    return {
      position,
      id: createId(now.getTime()),
      name: home.name,
      language,
      lines: [...home.lines],
      typed: home.typed,
      check: home.check,
      problems: home.problems,
      message: home.check === 'complete' ? message : '',
      household: home.household,
      address: home.check === 'complete' ? partsOf(home) : null,
      clientIds: home.people.map(({ id }) => id),
    };
  });

/** A provider writes the address by itself, all names on one line. */
function partsOf({ parts, language }: Pick<Home, 'parts' | 'language'>): AddressParts | null {
  if (!parts) return null;
  const { names, ...place } = parts;
  return { name: joinNameLines(names, language), ...place };
}

/** Two cards may begin with the same letters. */
async function findFreeCode(
  batches: Pick<BatchesStore, 'hasCode'>,
  { name, inHandsOn }: Pick<CardRecord, 'name' | 'inHandsOn'>,
  number: number,
): Promise<string> {
  for (let next = number; ; next += 1) {
    const code = codeOf(name, inHandsOn, next);
    if (!(await batches.hasCode(code))) return code;
  }
}
