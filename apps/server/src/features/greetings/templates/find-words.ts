import type { MailContent } from '@hearthline/contract/messages';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { Language } from '@hearthline/domain/language';
import type { DesignId } from '@hearthline/greeting-designs/designs';
import { wordsOf } from '@hearthline/greeting-designs/words';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { OwnPicture } from './own-picture.ts';
import { createTemplatesStore } from './templates.store.ts';

/** What a mail says, and with which picture. */
export interface FoundWords {
  design: DesignId;
  words: MailContent;
  /** The agent wrote them, and we did not. */
  isOwn: boolean;
  picture: OwnPicture | null;
}

export type FindWords = typeof findWords;

/** The task's own words, else those of its design as the agent has them, else ours. */
export async function findWords(
  { tx, agentId }: Pick<GreetingTransaction, 'tx' | 'agentId'>,
  { category, design, words }: Pick<TaskRecord, 'category' | 'design' | 'words'>,
  occasion: Occasion,
): Promise<FoundWords> {
  const template = await createTemplatesStore(tx, agentId).find({ category, design, occasion });
  const own = words ?? template?.words;
  return {
    design: design as DesignId,
    words: own ?? ownWordsOf(occasion),
    isOwn: own !== undefined,
    picture: template?.picture ?? null,
  };
}

/** As we wrote them, the headline on top. */
export function ownWordsOf(occasion: Occasion): MailContent {
  const inLanguage = (language: Language) => {
    const { subject, headline, body } = wordsOf(occasion, language);
    return { subject, body: `<h2>${headline}</h2>${body}` };
  };
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}
