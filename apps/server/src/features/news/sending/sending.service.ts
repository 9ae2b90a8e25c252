import type { Language } from '@hearthline/contract/common';
import type { NewsAudience, NewsPost, NewsPreview, NewsSending } from '@hearthline/contract/news';
import { languages } from '@hearthline/domain/language';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { publishChanged } from '../../../platform/push/push.ts';
import type { FillPost } from '../filling/fill-post.ts';
import { toWholeHtml } from '../filling/fill-post.ts';
import type { NewsPorts } from '../news-ports.ts';
import { languagesOf, requireReadable } from '../posts/check-post.ts';
import { lockLiving } from '../posts/posts.service.ts';
import { createPostsStore } from '../posts/posts.store.ts';
import type { PostPresenter } from '../posts/present-posts.ts';
import { createResultsStore } from '../posts/results.store.ts';
import type { MailedPost, NewsMails } from './news-mails.ts';
import { languageFor, placeIndexOf } from './news-mails.ts';

/** A post on its way to clients: how it looks to each, who gets it, and the mailings that carry it. */
export function createSendingService({
  database,
  clock,
  ports,
  mails,
  fill,
  present,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: NewsPorts;
  mails: NewsMails;
  fill: FillPost;
  present: PostPresenter;
}) {
  async function lookAt(agentId: string, id: string, clientId?: string) {
    const found = await database.asAgent(agentId, async (tx) => {
      const post = await createPostsStore(tx, agentId).find(id);
      const reader = clientId === undefined ? null : await ports.findReader(tx, agentId, clientId);
      if (!post || (clientId !== undefined && !reader)) throw new AppError('not_found');
      return { post, reader, liveUrl: await ports.site.findLive(tx, agentId) };
    });
    return { reader: found.reader, mailed: await mails.look(agentId, found.post, found.liveUrl) };
  }

  /** Titles as those read them who live in the first place, for lists of what is to leave. */
  async function nameMailing({ post, places, figures }: MailedPost): Promise<Record<Language, string>> {
    const subjects = { en: '', fr: '' };
    for (const language of languagesOf(post.texts)) {
      const text = { ...post.texts[language], body: '' };
      const about = {
        language,
        surface: 'mail',
        place: places[0] ?? null,
        figures: figures[0] ?? null,
      } as const;
      subjects[language] = (await fill(text, about)).title;
    }
    return subjects;
  }

  return {
    /** As a mail to somebody, or as it stands on the site. */
    preview: async (
      agentId: string,
      id: string,
      { language: wanted, clientId }: { language: Language; clientId?: string | undefined },
    ): Promise<NewsPreview> => {
      const { reader, mailed } = await lookAt(agentId, id, clientId);
      const index = placeIndexOf(mailed.places, reader?.city ?? '');
      const about = { place: mailed.places[index] ?? null, figures: mailed.figures[index] ?? null };
      if (!reader || clientId === undefined) {
        const language = languageFor(mailed.post, wanted);
        const filled = await fill(mailed.post.texts[language], { language, surface: 'page', ...about });
        return { subject: filled.title, html: toWholeHtml(filled), ...about };
      }
      const mail = await mails.write(mailed, { ...reader, language: wanted });
      const shown = await database.asAgent(agentId, (tx) =>
        ports.messages.preview(tx, agentId, 'news', { ...mail, words: '', clientId }),
      );
      return { ...shown, ...about };
    },

    evaluate: async (
      agentId: string,
      id: string,
      audience: NewsSending['audience'],
    ): Promise<NewsAudience> => {
      const { mailed } = await lookAt(agentId, id);
      const { reply, getting } = await database.asAgent(agentId, async (tx) => {
        const sent = await createResultsStore(tx, agentId).listMailings([id]);
        return ports.mailings.evaluate(tx, agentId, audience, sent.get(id) ?? []);
      });
      const readers = new Map<number, number>();
      for (const { city } of getting) {
        const index = placeIndexOf(mailed.places, city);
        readers.set(index, (readers.get(index) ?? 0) + 1);
      }
      const places: (MailedPost['places'][number] | null)[] =
        mailed.places.length > 0 ? mailed.places : [null];
      const inTheirs = (own: Language) => languageFor(mailed.post, own);
      const counted = { en: 0, fr: 0 };
      for (const own of languages) counted[inTheirs(own)] += reply.languages[own];
      return {
        ...reply,
        languages: counted,
        readers: reply.readers.map((reader) => ({ ...reader, language: inTheirs(reader.language) })),
        places: places.map((place, index) => ({
          place,
          readers: readers.get(index) ?? 0,
          sales: mailed.figures[index]?.sales ?? null,
        })),
      };
    },

    send: async (
      agentId: string,
      id: string,
      { revision, audience, sendAt }: NewsSending & { revision: number },
    ): Promise<NewsPost> => {
      const { mailed } = await lookAt(agentId, id);
      const subjects = await nameMailing(mailed);
      const gathered = await database.asAgent(agentId, async (tx) => {
        const posts = createPostsStore(tx, agentId);
        const post = await lockLiving(posts, id);
        if (post.revision !== revision || post.state === 'withdrawn') throw new AppError('conflict');
        requireReadable({ ...post, cities: post.places });
        const mailingId = await ports.mailings.begin(tx, agentId, {
          source: 'news',
          audience,
          subjects,
          sendAt: sendAt === null ? null : new Date(sendAt),
        });
        await createResultsStore(tx, agentId).addMailing(id, mailingId);
        await publishChanged(tx, agentId, 'news');
        return present.gather(tx, agentId, [post]);
      });
      return present.toPost(gathered);
    },

    cancel: async (agentId: string, id: string, mailingId: string): Promise<NewsPost> => {
      const gathered = await database.asAgent(agentId, async (tx) => {
        const post = await lockLiving(createPostsStore(tx, agentId), id);
        if ((await createResultsStore(tx, agentId).findPostOf(mailingId)) !== id)
          throw new AppError('not_found');
        await ports.mailings.cancel(tx, agentId, mailingId);
        await publishChanged(tx, agentId, 'news');
        return present.gather(tx, agentId, [post]);
      });
      return present.toPost(gathered);
    },

    sendTest: async (agentId: string, id: string, language: Language): Promise<void> => {
      const { mailed } = await lookAt(agentId, id);
      requireReadable({ ...mailed.post, cities: mailed.post.places });
      const mail = await mails.write(mailed, { language, city: '' });
      await database.asAgent(agentId, (tx) =>
        ports.messages.writeCopy(tx, agentId, 'news', { ...mail, words: '', notBefore: clock.now() }),
      );
    },
  };
}

export type SendingService = ReturnType<typeof createSendingService>;
