import type { MailContent } from '@hearthline/contract/messages';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { OwnPicture } from './own-picture.ts';

/** Which words: of one design, for one day of its category. */
export interface TemplateName {
  category: GreetingCategory;
  design: string;
  occasion: Occasion;
}

export interface TemplateRecord extends TemplateName {
  words: MailContent;
  picture: OwnPicture | null;
  updatedAt: Date;
}

interface FlatRow extends TemplateName {
  words: MailContent;
  pictureId: string | null;
  pictureAltEn: string;
  pictureAltFr: string;
  updatedAt: Date;
}

export function createTemplatesStore(tx: Tx, agentId: string) {
  const ofName = ({ category, design, occasion }: TemplateName) =>
    sql`agent_id = ${agentId} and category = ${category} and design = ${design} and occasion = ${occasion}`;
  return {
    find: async (name: TemplateName): Promise<TemplateRecord | undefined> => {
      const { rows } = await sql<FlatRow>`
        select category, design, occasion, words, picture_id, picture_alt_en, picture_alt_fr, updated_at
        from greeting_template where ${ofName(name)}`.execute(tx);
      return rows[0] && toRecord(rows[0]);
    },
    put: async ({ words, picture, ...row }: TemplateRecord): Promise<void> => {
      const changes = {
        ...row,
        words: JSON.stringify(words),
        pictureId: picture?.fileId ?? null,
        pictureAltEn: picture?.alt.en ?? '',
        pictureAltFr: picture?.alt.fr ?? '',
      };
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

const toRecord = ({ pictureId, pictureAltEn, pictureAltFr, ...row }: FlatRow): TemplateRecord => ({
  ...row,
  picture: pictureId === null ? null : { fileId: pictureId, alt: { en: pictureAltEn, fr: pictureAltFr } },
});
