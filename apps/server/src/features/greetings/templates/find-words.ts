import type { MailContent } from '@hearthline/contract/messages';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { DesignId } from '@hearthline/greeting-designs/design';
import { wordsOf } from '@hearthline/greeting-designs/words/words';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import { createTemplatesStore } from './templates.store.ts';

/** What a mail of a task says on one of its days, and with which picture. */
export interface FoundWords {
  design: DesignId;
  words: MailContent;
  /** Of the agent's own; null where ours is drawn. */
  picture: { key: string; alt: Record<'en' | 'fr', string> } | null;
}

export type FindWords = typeof findWords;

/** The task's own words, else those of its design as the agent has them, else ours. */
export async function findWords(
  { tx, agentId }: Pick<GreetingTransaction, 'tx' | 'agentId'>,
  { category, design, words }: Pick<TaskRecord, 'category' | 'design' | 'words'>,
  occasion: Occasion,
): Promise<FoundWords> {
  const template = await createTemplatesStore(tx, agentId).find({ category, design, occasion });
  return {
    design: design as DesignId,
    words: words ?? template?.words ?? wordsOf(occasion),
    picture:
      template && template.pictureKey !== null
        ? { key: template.pictureKey, alt: { en: template.pictureAltEn, fr: template.pictureAltFr } }
        : null,
  };
}
