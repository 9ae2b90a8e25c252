import type { Language } from '@hearthline/contract/common';
import type { NamedPlace, PlaceFigures } from '@hearthline/contract/market-figures';
import type { MailLook } from '@hearthline/contract/site';
import { foldText } from '@hearthline/domain/client/same-person';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { FillPost } from '../filling/fill-post.ts';
import type { NewsMail, NewsPorts } from '../news-ports.ts';
import { figureCountOf, languagesOf } from '../posts/check-post.ts';
import type { PostRecord } from '../posts/posts.store.ts';
import { createPostsStore } from '../posts/posts.store.ts';
import { createResultsStore } from '../posts/results.store.ts';

/** As the agent's other mails with a picture, in colours that go with any. */
const colours: Omit<MailLook, 'picture' | 'headline'> = {
  paper: '#ffffff',
  ink: '#1c2730',
  soft: '#59636d',
  accent: '#17607a',
  footer: '#f3f1ec',
};

const texts = {
  en: {
    readOnSite: 'Read it on my website',
    onlyOther: 'This message is only available in French.',
  },
  fr: {
    readOnSite: 'Lire l’article sur mon site web',
    onlyOther: 'Ce message n’est offert qu’en anglais.',
  },
} satisfies Record<Language, Record<string, string>>;

/** A post with the figures of its places as they stand now. */
export interface MailedPost {
  agentId: string;
  post: PostRecord;
  places: NamedPlace[];
  /** In the order of the places; null where none may be shown. */
  figures: (PlaceFigures | null)[];
  liveUrl: string | null;
}

/** Who reads it. */
export interface NewsReader {
  language: string;
  city: string;
}

/** Mails of posts, each with the figures of where its reader lives. */
export function createNewsMails({
  database,
  ports,
  fill,
}: {
  database: Pick<Database, 'asAgent'>;
  ports: Pick<NewsPorts, 'figures' | 'hasBoardAccess' | 'site'>;
  fill: FillPost;
}) {
  async function look(agentId: string, post: PostRecord, liveUrl: string | null): Promise<MailedPost> {
    const places = (await ports.figures.findPlaces(post.places)).filter((place) => place !== null);
    const mayShow = figureCountOf(post.texts) > 0 && (await ports.hasBoardAccess(agentId));
    const questions = places.map(({ level, code }) => ({
      place: { level, code },
      kind: post.figureKind,
      days: post.figureDays,
    }));
    const figures = mayShow ? await ports.figures.find(questions) : places.map(() => null);
    return { agentId, post, places, figures, liveUrl };
  }

  async function write(
    { agentId, post, places, figures, liveUrl }: MailedPost,
    reader: NewsReader,
  ): Promise<NewsMail> {
    const own: Language = reader.language === 'fr' ? 'fr' : 'en';
    const language = languageFor(post, own);
    const index = placeIndexOf(places, reader.city);
    const filled = await fill(post.texts[language], {
      language,
      surface: 'mail',
      place: places[index] ?? null,
      figures: figures[index] ?? null,
    });
    const isOnSite = liveUrl !== null && post.state === 'published' && post.isOnSite;
    const url = `${liveUrl}/${language}/news/${post.slug}`;
    const { readOnSite } = texts[language];
    const note = language === own ? '' : `<p><i>${escapeHtml(texts[own].onlyOther)}</i></p>`;
    return {
      language,
      subject: filled.title,
      body: note + filled.body,
      blocks: filled.blocks,
      drawn: isOnSite
        ? {
            html: `<p><a href="${escapeHtml(url)}">${escapeHtml(readOnSite)}</a></p>`,
            text: `${readOnSite} (${url})`,
          }
        : { html: '', text: '' },
      look: {
        ...colours,
        headline: filled.title,
        picture: post.cover && {
          src: ports.site.createMailUrl(agentId, post.cover.id),
          alt: post.cover.alt[language],
        },
      },
    };
  }

  return {
    look,
    write,
    /** As a mailing asks for it, when its time has come. */
    source: {
      listAlike: (tx: Tx, agentId: string, mailingId: string) =>
        createResultsStore(tx, agentId).listAlike(mailingId),
      prepare: async (agentId: string, mailingId: string) => {
        const found = await database.asAgent(agentId, async (tx) => {
          const postId = await createResultsStore(tx, agentId).findPostOf(mailingId);
          const post = postId === null ? undefined : await createPostsStore(tx, agentId).find(postId);
          return { post, liveUrl: await ports.site.findLive(tx, agentId) };
        });
        if (!found.post || found.post.state === 'withdrawn') return null;
        const mailed = await look(agentId, found.post, found.liveUrl);
        // Many readers live in the same place and read the same language.
        const written = new Map<string, Promise<NewsMail>>();
        return (client: NewsReader): Promise<NewsMail> => {
          const key = `${client.language} ${placeIndexOf(mailed.places, client.city)}`;
          const mail = written.get(key) ?? write(mailed, client);
          written.set(key, mail);
          return mail;
        };
      },
    },
  };
}

export type NewsMails = ReturnType<typeof createNewsMails>;

/** The reader's own, or the only one in which the post is written. */
export function languageFor({ texts: written }: Pick<PostRecord, 'texts'>, own: Language): Language {
  const languages = languagesOf(written);
  return languages.includes(own) ? own : (languages[0] ?? own);
}

/** Where the reader lives by the city of their record, else the first. */
export function placeIndexOf(places: readonly NamedPlace[], city: string): number {
  const name = foldText(city.trim().slice(0, 100));
  const index = name === '' ? -1 : places.findIndex((place) => foldText(place.name) === name);
  return Math.max(0, index);
}
