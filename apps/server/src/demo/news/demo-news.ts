import { newsLimits } from '@hearthline/contract/news';
import { drawScene } from '@hearthline/demo-market/pictures/draw-scene';
import { addDays, dayMs } from '@hearthline/domain/calendar';
import { toSlug } from '@hearthline/domain/site/slug';
import { boardDay, boardTimeZone, instantAt, localDay } from '@hearthline/domain/time-zone';
import { demoAccounts } from '../../config/config.ts';
import { publishPostJob } from '../../features/news/news.jobs.ts';
import { createPictureFiles } from '../../features/sites/pictures/picture-files.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import type { Images } from '../../platform/images/images.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DemoArticle } from './demo-articles.ts';
import { demoArticles } from './demo-articles.ts';
import type { DemoLetter, DemoNewsRows } from './demo-news.store.ts';
import { findAgentWithoutNews, insertDemoNews, listBusyPlaces, listSentLetters } from './demo-news.store.ts';

export interface DemoNewsDeps {
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  storage: Storage;
  images: Images;
}

const letters = 3;
const places = 3;
const coverWidth = 1200;
const publishedHour = '09:00';
const letterScenes = [
  'exterior|bungalow|1962|1|autumn|18327|0g',
  'exterior|detached|1905|2|summer|6277|0g',
  'exterior|semiDetached|1948|2|spring|9911|0',
];
const letterVisits = [198, 176, 143];
const letterAlts = { en: 'A home near the lake', fr: 'Une propriété près du lac' };

/** Gives the first of the demo's agents posts of every state, once, all or none; the other has none yet. */
export async function makeDemoNews(deps: DemoNewsDeps): Promise<void> {
  const { workerDatabase, clock } = deps;
  const { db, transaction } = workerDatabase;
  const agentId = await findAgentWithoutNews(db, demoAccounts.agents[0] ?? '');
  if (agentId === null) return;
  const now = clock.now();
  const busy = await listBusyPlaces(db, agentId, places);
  const rows: DemoNewsRows = { pictures: [], posts: [], mailings: [], visits: [] };
  const drawCover = createCovers(deps, rows, agentId);

  for (const article of demoArticles) {
    const at = momentOf(article, now);
    const cover = await drawCover(article.scene, article.alt, at);
    addPost(rows, { agentId, article, at, cover, cities: article.hasFigures ? busy : [] });
  }
  const sent = await listSentLetters(db, agentId, letters);
  for (const [turn, letter] of sent.entries()) {
    const cover = await drawCover(letterScenes[turn] ?? '', letterAlts, letter.sendAt);
    const article = toArticle(letter, letterVisits[turn] ?? 0);
    const id = addPost(rows, { agentId, article, at: letter.sendAt, cover, cities: [] });
    rows.mailings.push({ agentId, mailingId: letter.id, postId: id });
  }
  addVisits(rows, now);
  await transaction(async (tx) => {
    await insertDemoNews(tx, withOwnSlugs(rows));
    for (const { id, publishAt } of rows.posts)
      if (publishAt instanceof Date)
        await enqueue(tx, publishPostJob, { agentId, postId: id }, { key: id, agentId, runAt: publishAt });
  });
}

/** On a morning; one that is still to come, in so many days. */
function momentOf({ state, days }: Pick<DemoArticle, 'state' | 'days'>, now: Date): Date {
  const day = addDays(boardDay(now), state === 'scheduled' ? days : -days);
  return instantAt(`${day}T${publishedHour}`, boardTimeZone);
}

/** Draws pictures and keeps them as if the agent had uploaded them; null where one cannot be drawn. */
function createCovers({ storage, images }: DemoNewsDeps, rows: DemoNewsRows, agentId: string) {
  const files = createPictureFiles({ storage, images });
  return async (scene: string, alt: { en: string; fr: string }, createdAt: Date) => {
    const svg = drawScene(scene);
    const bytes = svg && (await images.draw(svg, coverWidth));
    if (!bytes) return null;
    const { width, height } = await images.measure(bytes);
    const id = createId();
    await files.keep({ agentId, pictureId: id }, bytes);
    const fileName = `${scene.split('|')[1]}.jpg`;
    rows.pictures.push({
      agentId,
      id,
      use: 'news',
      fileName,
      width,
      height,
      bytes: bytes.length,
      createdAt,
    });
    return { id, focus: { x: 0.5, y: 0.55 }, alt };
  };
}

/** A letter as it went out, without the lines that name its reader or lead elsewhere. */
function toArticle({ letter }: DemoLetter, visits: number): DemoArticle {
  const bodyOf = (html: string) =>
    (html.match(/<p>.*?<\/p>/g) ?? [])
      .filter((part) => !part.includes('{{') && !part.includes('<a'))
      .join('');
  const textOf = ({ subject, body }: DemoLetter['letter']['en']) => ({
    title: subject,
    summary: '',
    body: bodyOf(body),
  });
  return {
    texts: { en: textOf(letter.en), fr: textOf(letter.fr) },
    state: 'published',
    scene: '',
    alt: letterAlts,
    days: 0,
    visits,
    hasFigures: false,
  };
}

function addPost(
  rows: DemoNewsRows,
  {
    agentId,
    article,
    at,
    cover,
    cities,
  }: { agentId: string; article: DemoArticle; at: Date; cover: object | null; cities: object[] },
): string {
  const { texts, hasFigures } = article;
  const id = createId();
  // Words about figures wait for a market to tell them.
  const state = hasFigures && cities.length === 0 ? 'draft' : article.state;
  const writtenAt = state === 'scheduled' ? new Date(at.getTime() - 6 * dayMs) : at;
  const title = (texts.en.title || texts.fr.title).replace(/\{\{[^{}]*\}\}/g, ' ');
  rows.posts.push({
    agentId,
    id,
    texts: JSON.stringify(texts),
    cover: cover === null ? null : JSON.stringify(cover),
    places: JSON.stringify(cities),
    figureKind: null,
    figureDays: 90,
    isOnSite: true,
    state,
    slug: toSlug(title, newsLimits.slug - 4),
    publishAt: state === 'scheduled' ? at : null,
    publishedAt: state === 'published' || state === 'withdrawn' ? at : null,
    withdrawnAt: state === 'withdrawn' ? new Date(at.getTime() + 4 * dayMs) : null,
    enChangedAt: writtenAt,
    frChangedAt: writtenAt,
    createdAt: writtenAt,
    updatedAt: writtenAt,
  });
  if (article.visits > 0 && state !== 'draft')
    rows.visits.push({ agentId, postId: id, day: localDay(at, boardTimeZone), visits: article.visits });
  return id;
}

/** Half of those who come still come later: so a sum becomes days, up to today. */
function addVisits(rows: DemoNewsRows, now: Date): void {
  const today = boardDay(now);
  rows.visits = rows.visits.flatMap(({ agentId, postId, day: first, visits }) => {
    const days: DemoNewsRows['visits'] = [];
    let left = visits;
    for (let day = first; left > 0; day = addDays(day, 1)) {
      const count = day >= today ? left : Math.ceil(left / 2);
      days.push({ agentId, postId, day, visits: count });
      left -= count;
    }
    return days;
  });
}

/** Letters of a year may be called alike. */
function withOwnSlugs(rows: DemoNewsRows): DemoNewsRows {
  const taken = new Set<string>();
  const posts = rows.posts.map((post, turn) => {
    const slug = taken.has(post.slug) ? `${post.slug}-${turn + 1}` : post.slug;
    taken.add(slug);
    return { ...post, slug };
  });
  return { ...rows, posts };
}
