import type { MailContent } from '@hearthline/contract/messages';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Which words: of one design, for one day of its category. */
export interface TemplateName {
  category: GreetingCategory;
  design: string;
  occasion: Occasion;
}

export interface TemplateRecord extends TemplateName {
  words: MailContent;
  pictureKey: string | null;
  pictureAltEn: string;
  pictureAltFr: string;
  updatedAt: Date;
}

export type TemplatesStore = ReturnType<typeof createTemplatesStore>;

export function createTemplatesStore(tx: Tx, agentId: string) {
  const ofName = ({ category, design, occasion }: TemplateName) =>
    sql`agent_id = ${agentId} and category = ${category} and design = ${design} and occasion = ${occasion}`;
  return {
    find: async (name: TemplateName): Promise<TemplateRecord | undefined> =>
      (await sql<TemplateRecord>`select * from greeting_template where ${ofName(name)}`.execute(tx)).rows[0],
    put: async ({ words, ...row }: TemplateRecord): Promise<void> => {
      const changes = { ...row, words: JSON.stringify(words) };
      await tx
        .insertInto('greetingTemplate')
        .values({ ...changes, agentId })
        .onConflict((conflict) =>
          conflict.columns(['agentId', 'category', 'design', 'occasion']).doUpdateSet(changes),
        )
        .execute();
    },
    remove: async (name: TemplateName): Promise<void> => {
      await sql`delete from greeting_template where ${ofName(name)}`.execute(tx);
    },
  };
}
