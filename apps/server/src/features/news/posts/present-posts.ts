import type { Language } from '@hearthline/contract/common';
import type { NamedPlace } from '@hearthline/contract/market-figures';
import type { NewsPost, NewsRow } from '@hearthline/contract/news';
import { leastSalesShown } from '@hearthline/domain/site/vocabulary';
import type { Tx } from '../../../platform/db/database.ts';
import { fillTitle } from '../filling/fill-post.ts';
import type { NewsPorts } from '../news-ports.ts';
import { figureCountOf, languagesOf } from './check-post.ts';
import type { PostRecord } from './posts.store.ts';
import { createResultsStore } from './results.store.ts';

type Mailings = NewsPost['mailings'];

/** Posts with everything that the agent's own tables say of them. */
export interface GatheredPosts {
  agentId: string;
  rows: readonly PostRecord[];
  visits: ReadonlyMap<string, number>;
  mailings: ReadonlyMap<string, Mailings>;
  covers: ReadonlyMap<string, string>;
  liveUrl: string | null;
}

/** What the market says of them is asked outside of the transaction: a second connection beside it could wait for ever. */
export function createPostPresenter({
  figures,
  mailings,
  site,
  hasBoardAccess,
}: Pick<NewsPorts, 'figures' | 'mailings' | 'site' | 'hasBoardAccess'>) {
  async function gather(tx: Tx, agentId: string, rows: readonly PostRecord[]): Promise<GatheredPosts> {
    const ids = rows.map(({ id }) => id);
    const results = createResultsStore(tx, agentId);
    const mailingIds = await results.listMailings(ids);
    const found = await mailings.list(tx, agentId, [...mailingIds.values()].flat());
    const covers = await site.list(tx, agentId, [...new Set(rows.flatMap(({ cover }) => cover?.id ?? []))]);
    return {
      agentId,
      rows,
      visits: await results.countVisits(ids),
      mailings: new Map(
        [...mailingIds].map(([id, own]) => [id, found.filter((mailing) => own.includes(mailing.id))]),
      ),
      covers: new Map(covers.map(({ id, url }) => [id, url])),
      liveUrl: await site.findLive(tx, agentId),
    };
  }

  const partsOf = (row: PostRecord, { visits, mailings: sent, covers, liveUrl }: GatheredPosts) => {
    const own = sent.get(row.id) ?? [];
    const sumOf = (part: 'total' | 'delivered' | 'read') =>
      own.reduce((sum, mailing) => sum + mailing[part], 0);
    const [first] = languagesOf(row.texts);
    return {
      mailings: own,
      coverUrl: row.cover ? (covers.get(row.cover.id) ?? null) : null,
      url:
        liveUrl !== null && row.state === 'published' && row.isOnSite && first
          ? `${liveUrl}/${first}/news/${row.slug}`
          : null,
      results: {
        visits: visits.get(row.id) ?? 0,
        sentTo: sumOf('total'),
        delivered: sumOf('delivered'),
        read: sumOf('read'),
      },
    };
  };

  const askFigures = async (agentId: string, row: PostRecord, places: PostRecord['places']) =>
    figureCountOf(row.texts) > 0 && (await hasBoardAccess(agentId))
      ? figures.find(places.map((place) => ({ place, kind: row.figureKind, days: row.figureDays })))
      : [];

  const namePlaces = async ({ places }: PostRecord): Promise<NamedPlace[]> =>
    (await figures.findPlaces(places)).filter((place) => place !== null);

  return {
    gather,
    /** As it is read; empty where there is none yet. */
    nameTitle: async (row: PostRecord, wanted: Language): Promise<string> => {
      const language = titleLanguageOf(row, wanted);
      const { title } = row.texts[language];
      return title.includes('{{')
        ? fillTitle(title, language, (await namePlaces(row))[0] ?? null, null)
        : title;
    },
    toPost: async (gathered: GatheredPosts): Promise<NewsPost> => {
      const [row] = gathered.rows;
      if (!row) throw new Error('A post is presented that nobody gathered');
      const found = await askFigures(gathered.agentId, row, row.places);
      return {
        ...columnsOf(row),
        ...partsOf(row, gathered),
        texts: row.texts,
        cover: row.cover,
        places: await namePlaces(row),
        asOf: found[0]?.asOf ?? null,
        tooFew: found.flatMap((each) =>
          each && each.sales < leastSalesShown ? { name: each.place.name, sales: each.sales } : [],
        ),
      };
    },
    toRows: async (gathered: GatheredPosts, wanted: Language): Promise<NewsRow[]> => {
      const rows: NewsRow[] = [];
      for (const row of gathered.rows) {
        const { mailings: _shownByThePost, ...parts } = partsOf(row, gathered);
        const [found] = await askFigures(gathered.agentId, row, row.places.slice(0, 1));
        const languages = languagesOf(row.texts);
        const language = titleLanguageOf(row, wanted);
        const places = await namePlaces(row);
        const { title } = row.texts[language];
        rows.push({
          ...columnsOf(row),
          ...parts,
          places,
          asOf: found?.asOf ?? null,
          title: title === '' ? '' : fillTitle(title, language, places[0] ?? null, found ?? null),
          languages,
          figureCount: figureCountOf(row.texts),
        });
      }
      return rows;
    },
  };
}

export type PostPresenter = ReturnType<typeof createPostPresenter>;

/** The reader's own, or the one in which there is a title. */
const titleLanguageOf = ({ texts }: PostRecord, wanted: Language): Language =>
  texts[wanted].title === '' ? (languagesOf(texts)[0] ?? wanted) : wanted;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

function columnsOf(row: PostRecord) {
  return {
    id: row.id,
    revision: row.revision,
    cities: row.places,
    figureKind: row.figureKind,
    figureDays: row.figureDays,
    isOnSite: row.isOnSite,
    state: row.state,
    slug: row.slug,
    publishAt: instant(row.publishAt),
    publishedAt: instant(row.publishedAt),
    withdrawnAt: instant(row.withdrawnAt),
    updatedAt: row.updatedAt.toISOString(),
    olderLanguage: olderLanguageOf(row),
    reportKey: row.reportKey,
  };
}

function olderLanguageOf({ texts, enChangedAt, frChangedAt }: PostRecord) {
  if (languagesOf(texts).length < 2 || enChangedAt.getTime() === frChangedAt.getTime()) return null;
  return enChangedAt < frChangedAt ? ('en' as const) : ('fr' as const);
}
