import type { Language } from '@hearthline/contract/common';
import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { MarketReport, NewsPost, NewsPreview } from '@hearthline/contract/news';
import { reportKey } from '@hearthline/contract/news';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FillPost } from '../filling/fill-post.ts';
import { toWholeHtml } from '../filling/fill-post.ts';
import type { NewsPorts, ReportedPlace } from '../news-ports.ts';
import type { PostsService } from '../posts/posts.service.ts';
import { createPostsStore } from '../posts/posts.store.ts';
import { findAgentCity } from './agent-city.store.ts';
import type { ReportFacts } from './report-facts.ts';
import { factsOf } from './report-facts.ts';
import { toPostInput, writeReport } from './write-report.ts';

/** Nobody reads on; the busiest places stand first. */
const mostReports = 300;

const keyOf = ({ level, code }: MarketPlace, month: string): string => `${level}-${code}-${month}`;
const samePlace = (one: MarketPlace, other: MarketPlace) =>
  one.level === other.level && one.code === other.code;

/** Reports of the last whole month, written from the market's own figures, for every place with enough sales. */
export function createLibraryService({
  database,
  ports,
  posts,
  fill,
}: {
  database: Pick<Database, 'asAgent'>;
  ports: Pick<NewsPorts, 'figures' | 'site' | 'hasBoardAccess'>;
  posts: Pick<PostsService, 'adopt'>;
  fill: FillPost;
}) {
  async function listOwn(agentId: string) {
    const { cities, city, adopted } = await database.asAgent(agentId, async (tx) => ({
      cities: await ports.site.listCities(tx, agentId),
      city: await findAgentCity(tx, agentId),
      adopted: await createPostsStore(tx, agentId).listAdopted(),
    }));
    const home = await ports.figures.findByCity(city);
    return { places: home ? [...cities, home] : cities, adopted };
  }

  async function requireReport(
    agentId: string,
    key: string,
  ): Promise<{ report: ReportedPlace; facts: ReportFacts }> {
    if (!(await ports.hasBoardAccess(agentId))) throw new AppError('agreement_required');
    const { places, month } = await ports.figures.listReported();
    const report = places.find(({ place }) => keyOf(place, month) === key);
    const facts = report && factsOf(report);
    if (!report || !facts) throw new AppError('not_found');
    return { report, facts };
  }

  return {
    /** Those of the agent's cities first; where there are none, the busiest. */
    list: async (
      agentId: string,
      { isAll, language }: { isAll: boolean; language: Language },
    ): Promise<MarketReport[]> => {
      if (!(await ports.hasBoardAccess(agentId))) return [];
      const { places: own, adopted } = await listOwn(agentId);
      const { month, asOf, places } = await ports.figures.listReported();
      const isOwn = ({ place }: ReportedPlace) =>
        own.some(
          (each) =>
            samePlace(each, place) || (each.level === 'municipality' && isWithin(place, each, places)),
        );
      const nearby = places.filter(isOwn);
      const chosen = isAll || nearby.length === 0 ? [...new Set([...nearby, ...places])] : nearby;
      return chosen
        .flatMap((report): MarketReport[] => {
          const key = keyOf(report.place, month);
          const facts = factsOf(report);
          // A code that no address of ours can hold has no report.
          if (!facts || !reportKey.safeParse(key).success) return [];
          const { title, summary } = writeReport(facts, language);
          const { sales, median } = facts;
          const line = report.months.map((each) => each.median);
          const adoptedAs = adopted.get(key) ?? null;
          return [{ key, place: report.place, month, title, summary, median, sales, line, asOf, adoptedAs }];
        })
        .slice(0, mostReports);
    },

    preview: async (agentId: string, key: string, language: Language): Promise<NewsPreview> => {
      const { report, facts } = await requireReport(agentId, key);
      const { place } = report;
      const [figures = null] = await ports.figures.find([
        { place: { level: place.level, code: place.code }, kind: null, days: 90 },
      ]);
      const filled = await fill(writeReport(facts, language), { language, surface: 'page', place, figures });
      return { subject: filled.title, html: toWholeHtml(filled), place, figures };
    },

    adopt: async (agentId: string, key: string): Promise<NewsPost> => {
      const { report, facts } = await requireReport(agentId, key);
      return posts.adopt(agentId, toPostInput(report, facts), key);
    },
  };
}

export type LibraryService = ReturnType<typeof createLibraryService>;

/** Communities say the name of their municipality. */
const isWithin = (
  { within }: ReportedPlace['place'],
  municipality: MarketPlace,
  places: readonly ReportedPlace[],
): boolean =>
  within !== null && places.some(({ place }) => samePlace(place, municipality) && place.name === within);
