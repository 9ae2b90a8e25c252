import type { AudienceReply, LeftOutReason } from '@hearthline/contract/messages';
import { evaluateSending } from '@hearthline/domain/message/sending-limit';
import { nameOf } from '../compose/reader-names.ts';
import type { AudienceQuestion, EvaluatedClient } from './audience.ts';
import { languageFor } from './audience.ts';

const shownReaders = 20;
const shownExamples = 3;

/** Who would get something, in which language, and who would not and why. */
export function describeAudience(
  { sending, category }: Pick<AudienceQuestion, 'sending' | 'category'>,
  evaluated: readonly EvaluatedClient[],
): AudienceReply {
  const reply: Omit<AudienceReply, 'sending'> = {
    matches: 0,
    willGet: 0,
    languages: { en: 0, fr: 0 },
    leftOut: [],
    readers: [],
  };
  const leftOut = new Map<LeftOutReason, { count: number; examples: string[] }>();
  for (const { client, reason } of evaluated) {
    reply.matches += 1;
    if (reason === null) {
      reply.willGet += 1;
      const language = languageFor(client, null);
      reply.languages[language] += 1;
      if (reply.readers.length < shownReaders)
        reply.readers.push({ id: client.id, name: nameOf(client), language });
      continue;
    }
    const group = leftOut.get(reason) ?? { count: 0, examples: [] };
    group.count += 1;
    if (group.examples.length < shownExamples) group.examples.push(nameOf(client));
    leftOut.set(reason, group);
  }
  reply.leftOut = [...leftOut]
    .map(([reason, group]) => ({ reason, ...group }))
    .toSorted((a, b) => b.count - a.count);
  const { matches: chosen, willGet: readers } = reply;
  return { ...reply, sending: evaluateSending(sending, { category, chosen, readers }) };
}
