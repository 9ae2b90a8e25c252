import type { Language } from '@hearthline/contract/common';
import type { PostalContent, PostalPreview, PostalReadiness } from '@hearthline/contract/postal-cards';
import { AppError } from '../../../platform/errors.ts';
import { planCards } from './card-plan.ts';
import { contentOf } from './cards.presenter.ts';
import type { CardRecord } from './cards.store.ts';
import { requireCardDesign } from './check-design.ts';
import type { Home } from './homes.ts';
import { countHomes, filterHomes, languageFor, writeMessage } from './homes.ts';
import type { PostalAgent } from './postal-agent.store.ts';
import type { FindAllowance } from './postal-ports.ts';
import type { PostalTransactions } from './postal-transaction.ts';
import type { PrintCards } from './print/print-cards.ts';
import { frontOf } from './print/print-cards.ts';
import { checkCards, pickTightest, writeCards } from './readiness.ts';

export interface CardSnapshot {
  card: CardRecord;
  content: PostalContent;
  agent: PostalAgent;
  homes: Home[];
  /** Those that get a card. */
  printed: Home[];
  today: string;
  now: Date;
  allowance: PostalReadiness['allowance'];
}

export type LooksService = ReturnType<typeof createLooksService>;

/** What an agent looks at before anything is printed: previews, a proof, the days and the checks. */
export function createLooksService({
  transactions: { open, listHomes, findCard },
  findAllowance,
  print,
}: {
  transactions: PostalTransactions;
  findAllowance: FindAllowance;
  print: PrintCards;
}) {
  const takeSnapshot = (agentId: string, id: string): Promise<CardSnapshot> =>
    open(agentId, async (transaction) => {
      const card = await findCard(transaction, id);
      const homes = await listHomes(transaction, card);
      const { tx, agent, today, now } = transaction;
      return {
        card,
        content: contentOf(card),
        agent,
        homes,
        printed: filterHomes(homes, 'complete'),
        today,
        now,
        allowance: await findAllowance(tx, agentId),
      };
    });

  async function check({ card, content, agent, printed, now, today }: CardSnapshot) {
    const written = writeCards(content, printed, agent);
    const { facts } = await print({
      sender: agent,
      content,
      title: card.name,
      cards: pickTightest(written.cards),
      output: 'facts',
      sides: ['back'],
      madeAt: now,
    });
    const hasSaleConsents = [card.buyerConsentOn, card.sellerConsentOn].every(
      (day) => day !== null && day <= today,
    );
    return {
      written,
      checks: checkCards({ content, homes: printed, written, facts, agent, hasSaleConsents }),
    };
  }

  const planOf = (snapshot: CardSnapshot): PostalReadiness['plan'] => {
    const { inHandsOn } = snapshot.card;
    return { ...planCards({ ...snapshot, inHandsOn }), inHandsOn };
  };

  /** One home of those that get a card in that language; where nobody does, one that could be anybody's. */
  function cardOf(
    { agent, printed }: CardSnapshot,
    content: PostalContent,
    position: number,
    wanted: Language | null,
  ) {
    const homes = printed.filter((home) => wanted === null || languageFor(content, home.language) === wanted);
    const home = homes[homes.length === 0 ? 0 : position % homes.length];
    const language = wanted ?? languageFor(content, home?.language ?? agent.language);
    const words = {
      message: { [language]: content.message[language], [language === 'en' ? 'fr' : 'en']: '' },
    };
    const { message } = home
      ? writeMessage(words as Pick<PostalContent, 'message'>, { ...home, language }, agent)
      : { message: content.message[language].replace(/\{\{[^{}]*\}\}/g, '…') };
    return { home, homes: homes.length, card: { language, message, lines: home?.lines ?? [] } };
  }

  return {
    takeSnapshot,
    check,
    planOf,

    getReadiness: async (agentId: string, id: string): Promise<PostalReadiness> => {
      const snapshot = await takeSnapshot(agentId, id);
      const { checks } = await check(snapshot);
      return {
        plan: planOf(snapshot),
        checks,
        counts: countHomes(snapshot.homes),
        allowance: snapshot.allowance,
      };
    },

    preview: async (
      agentId: string,
      id: string,
      {
        content,
        language,
        position,
      }: { content: PostalContent; language: Language | null; position: number },
    ): Promise<PostalPreview> => {
      requireCardDesign(content.designId);
      const snapshot = await takeSnapshot(agentId, id);
      const { home, homes, card } = cardOf(snapshot, content, position, language);
      const { svg } = await print({
        sender: snapshot.agent,
        content,
        title: snapshot.card.name,
        cards: [card],
        output: 'svg',
        sides: ['back'],
        madeAt: snapshot.now,
      });
      return {
        front: frontOf(content, card.language),
        back: svg,
        language: card.language,
        client: home ? { id: home.people[0].id, name: home.name } : null,
        homes,
      };
    },

    drawProof: async (
      agentId: string,
      id: string,
      { position, language = null }: { position: number; language?: Language | undefined | null },
    ): Promise<Uint8Array> => {
      const snapshot = await takeSnapshot(agentId, id);
      const { agent, content, card, now } = snapshot;
      if (snapshot.agent.brokerage === '') throw new AppError('card_not_ready');
      const { bytes } = await print({
        sender: agent,
        content,
        title: card.name,
        cards: [cardOf(snapshot, content, position, language).card],
        output: 'pdf',
        sides: ['front', 'back'],
        madeAt: now,
      });
      return bytes;
    },
  };
}
