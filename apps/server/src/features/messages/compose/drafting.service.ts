import type { Language } from '@hearthline/contract/common';
import type {
  Audience,
  AudienceReply,
  Channel,
  LeftOutReason,
  MailContent,
  MailingInput,
  MessageCategory,
} from '@hearthline/contract/messages';
import { isWritten } from '@hearthline/domain/message/is-written';
import { findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { AudienceQuestion } from '../mailings/audience.ts';
import { askAudience, evaluateAudience } from '../mailings/audience.ts';
import { describeAudience } from '../mailings/describe-audience.ts';
import { createMailingsStore } from '../mailings/mailings.store.ts';
import type { MailingDeps } from '../mailings/write-mailing.ts';
import type { ReceivingClient } from '../message-ports.ts';
import { nameOf, readerOf } from './reader-names.ts';
import { writeMessage } from './write-message.ts';

const leftOutPage = 50;

/** While a mail is written: who would get it, how it will look, and what is kept of it. */
export function createDraftingService({ database, clock, ports, composer, mailHomes }: MailingDeps) {
  const asking = { clock, ports };

  return {
    evaluate: (
      agentId: string,
      input: Pick<MailingInput, 'channel' | 'category' | 'audience'>,
    ): Promise<AudienceReply> =>
      database.asAgent(agentId, async (tx) => {
        const asked = await askAudience(asking, tx, agentId, input);
        return describeAudience(asked, await evaluateAudience(asked, input.audience));
      }),

    listLeftOut: (
      agentId: string,
      input: {
        channel: Channel;
        category: MessageCategory;
        audience: Audience;
        reason: LeftOutReason;
        page: number;
      },
    ) =>
      database.asAgent(agentId, async (tx) => {
        const evaluated = await evaluateAudience(
          await askAudience(asking, tx, agentId, input),
          input.audience,
        );
        const people = evaluated.filter(({ reason }) => reason === input.reason);
        const start = (input.page - 1) * leftOutPage;
        return {
          rows: people
            .slice(start, start + leftOutPage)
            .map(({ client, endedOn }) => ({ id: client.id, name: nameOf(client), endedOn })),
          totalRows: people.length,
        };
      }),

    listHomes: async (
      agentId: string,
      { category, listingIds }: { category: MessageCategory; listingIds: readonly string[] },
    ) => {
      const market = await mailHomes.lookAtMarket(agentId);
      const homes = await database.asAgent(agentId, (tx) =>
        mailHomes.list({ tx, agentId, category }, market, listingIds),
      );
      return { homes, hasBoardAccess: market.hasBoardAccess };
    },

    preview: async (
      agentId: string,
      input: {
        channel: Channel;
        category: MessageCategory;
        letter: MailContent;
        listingIds: readonly string[];
        language: Language;
        clientId: string | null;
      },
    ) => {
      const market = await mailHomes.lookAtMarket(agentId);
      return database.asAgent(agentId, async (tx) => {
        const { channel, category, letter: mail, listingIds, language, clientId } = input;
        const asked = await askAudience(asking, tx, agentId, { channel, category });
        const reader = await findReader(asked, clientId);
        const composed = await composer.compose({
          agentId,
          messageId: createId(),
          channel,
          category,
          language,
          mail,
          // As it will look, but nothing is told of it.
          sender: { ...asked.sender, watchesReading: false },
          reader,
          isTest: false,
          drawn: await mailHomes.draw(asked, market, { listingIds, language }),
        });
        const unknown = findUnknownPlaceholders(`${mail[language].subject} ${mail[language].body}`);
        return { subject: composed.subject, html: composed.html, text: composed.text, unknown };
      });
    },

    sendTest: async (agentId: string, input: TestInput): Promise<number> => {
      const { category, letter: mail, listingIds, clientId } = input;
      const market = await mailHomes.lookAtMarket(agentId);
      return database.asAgent(agentId, async (tx) => {
        const asked = await askAudience(asking, tx, agentId, { channel: 'email', category });
        const reader = await findReader(asked, clientId);
        const languages = (['en', 'fr'] as const).filter((each) => isWritten(mail[each].body));
        for (const language of languages)
          await writeMessage(asked, composer, {
            client: null,
            address: asked.sender.email,
            name: `${asked.sender.firstName} ${asked.sender.lastName}`,
            reader,
            language,
            mail,
            listingIds,
            drawn: await mailHomes.draw(asked, market, { listingIds, language }),
            mailingId: null,
            notBefore: asked.now,
            isTest: true,
          });
        return languages.length;
      });
    },

    findDraft: (agentId: string) =>
      database.asAgent(agentId, async (tx) => {
        const draft = await createMailingsStore(tx, agentId).findDraft();
        return draft ? { content: draft.content, savedAt: draft.savedAt.toISOString() } : null;
      }),

    keepDraft: async (agentId: string, content: string): Promise<{ savedAt: string }> => {
      const savedAt = clock.now();
      await database.asAgent(agentId, (tx) => createMailingsStore(tx, agentId).putDraft(content, savedAt));
      return { savedAt: savedAt.toISOString() };
    },

    removeDraft: (agentId: string): Promise<void> =>
      database.asAgent(agentId, (tx) => createMailingsStore(tx, agentId).removeDraft()),
  };

  async function findReader(asked: AudienceQuestion, clientId: string | null) {
    const [receiver] =
      clientId === null
        ? []
        : await ports.clients.listReceivers(asked.tx, asked.agentId, [clientId], asked.channel);
    if (clientId !== null && !receiver) throw new AppError('not_found');
    return readerOf(receiver?.client ?? nobody, { isExpress: false, isByReferral: false });
  }
}

export type DraftingService = ReturnType<typeof createDraftingService>;

interface TestInput {
  category: MessageCategory;
  letter: MailContent;
  listingIds: readonly string[];
  clientId: string | null;
}

const nobody: ReceivingClient = {
  id: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  city: '',
  province: '',
  language: 'en',
  source: null,
  sourceDetail: '',
  isImported: false,
};
