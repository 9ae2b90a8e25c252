import type { BodyOf, ReplyOf } from '@hearthline/contract';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type {
  ListingSort,
  MatchedText,
  ResultStatistics,
  SearchReply,
  SearchSummary,
} from '@hearthline/contract/listings';
import { listingSorts, selectionLimit } from '@hearthline/contract/listings';
import { fromDayNumber, toDayNumber } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { isActiveOnly } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { CriterionField, DerivedRangeField } from '@hearthline/domain/criteria/fields';
import { criterionFields } from '@hearthline/domain/criteria/fields';
import { compileCriteria, rangeEnds } from '@hearthline/domain/criteria/match';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import { z } from 'zod';
import { createBoardCalendar } from '../../../platform/clock/calendar.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PictureLink } from '../listings.presenter.ts';
import { presentCard } from '../listings.presenter.ts';
import type { ListingsStore } from '../listings.store.ts';
import { describeResult } from './describe-result.ts';
import type { PageCursor } from './listing-search.ts';
import { viewMap } from './map-view.ts';
import type { ChooseSearch } from './market-search.ts';
import { findSuggestions } from './search-suggestions.ts';

type WhyAnswers = ReplyOf<'POST /listings/why'>['result']['answers'];

/** Around the words of a remark that a keyword found. */
const matchMarks: [string, string] = ['\u0002', '\u0003'];

export function createSearchService({
  choose,
  store,
  clock,
  linkPicturesFor,
}: {
  choose: ChooseSearch;
  store: ListingsStore;
  clock: Clock;
  linkPicturesFor(agentId: string): PictureLink;
}) {
  const todayOf = createBoardCalendar(clock);

  return {
    search: async (
      agentId: string,
      request: Required<
        Pick<BodyOf<'POST /listings/search'>, 'criteria' | 'sort' | 'limit' | 'withFacets'>
      > & { cursor?: string },
    ): Promise<SearchReply> => {
      const { criteria, sort, cursor, limit, withFacets } = request;
      const today = todayOf();
      const { search, context, answeredBy } = await choose(criteria, today);
      const after = cursor === undefined ? null : parseCursor(sort, cursor);
      const [page, facets, newest] = await Promise.all([
        search.page({ criteria, sort, after, limit }, context),
        withFacets ? search.facets(criteria, context) : null,
        search.newestChange(),
      ]);
      const matches = criteria.keywords
        ? await store.findMatches(
            page.cards.map(({ id }) => id),
            criteria.keywords,
            matchMarks,
          )
        : undefined;
      const day = toDayNumber(today);
      const linkPicture = linkPicturesFor(agentId);
      return {
        isSuccess: true,
        totalRows: page.total,
        result: {
          items: page.cards.map((card) =>
            Object.assign(presentCard(card, day, linkPicture), {
              matched: splitMatches(matches?.get(card.id)),
            }),
          ),
          nextCursor: page.next ? writeCursor(sort, page.next) : null,
          facets,
          dataAsOf: toInstant(newest),
          answeredBy,
        },
      };
    },

    summarise: async (criteria: Criteria): Promise<SearchSummary> => {
      const today = todayOf();
      const { search, context } = await choose(criteria, today);
      const [total, facets, figures, newest] = await Promise.all([
        search.count(criteria, context),
        search.facets(criteria, context),
        search.figures(criteria, context),
        search.newestChange(),
      ]);
      const suggestions = await findSuggestions(criteria, total, {
        facets,
        medianPrice: figures.medianPrice,
        count: async (other) => {
          // Keywords and address stay the same or go, so what is known about them still holds on the same side.
          const side =
            isActiveOnly(other) === isActiveOnly(criteria) ? { search, context } : await choose(other, today);
          return side.search.count(other, side.context);
        },
      });
      return { total, facets, ...figures, repairs: suggestions, dataAsOf: toInstant(newest) };
    },

    describeResult: (criteria: Criteria): Promise<ResultStatistics> =>
      describeResult(criteria, todayOf(), choose),

    countStatuses: async (criteria: Criteria) => {
      const today = todayOf();
      const count = async (status: Criteria['status'][number]) => {
        const asked: Criteria = { ...criteria, status: [status] };
        const { search, context } = await choose(asked, today);
        return search.count(asked, context);
      };
      const [active, sold, deactive] = await Promise.all([count('active'), count('sold'), count('deactive')]);
      return { active, sold, deactive };
    },

    count: async (criteria: Criteria): Promise<number> => {
      const { search, context } = await choose(criteria, todayOf());
      return search.count(criteria, context);
    },

    countNewer: async (criteria: Criteria, after: Date): Promise<number> => {
      const { search, context } = await choose(criteria, todayOf());
      return search.countNewer(criteria, Math.floor(after.getTime() / 1000), context);
    },

    viewMap: async (view: BodyOf<'POST /listings/map'>) =>
      viewMap(await choose(view.criteria, todayOf()), view),

    select: async (
      agentId: string,
      criteria: Criteria,
      sort: Parameters<typeof writeCursor>[0],
    ): Promise<ListingCard[]> => {
      const today = todayOf();
      const { search, context } = await choose(criteria, today);
      const page = await search.page({ criteria, sort, after: null, limit: selectionLimit }, context);
      if (page.total > selectionLimit) throw new AppError('too_many_results');
      return page.cards.map((card) => presentCard(card, toDayNumber(today), linkPicturesFor(agentId)));
    },

    explain: async (agentId: string, criteria: Criteria, listingId: string) => {
      const today = todayOf();
      const [facts, [card]] = await Promise.all([store.findFacts(listingId), store.findCards([listingId])]);
      if (!facts || !card) throw new AppError('listing_not_found');
      const [hasKeywords, addressIds] = await Promise.all([
        criteria.keywords ? store.hasKeywords(listingId, criteria.keywords) : false,
        criteria.address ? store.findAddressIds(criteria.address) : new Set<string>(),
      ]);
      const tests = compileCriteria(criteria, {
        today,
        keywordIds: new Set(hasKeywords ? [listingId] : []),
        addressIds,
      });
      const answers: WhyAnswers = tests.map(({ field, passes }) => ({
        field,
        passes: passes(facts),
        value: statedValue(facts, field, toDayNumber(today)),
      }));
      return { card: presentCard(card, toDayNumber(today), linkPicturesFor(agentId)), answers };
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;

function splitMatches(marked: string | undefined): MatchedText | null {
  if (marked === undefined) return null;
  const [first = '', ...rest] = marked.split(matchMarks[0]);
  const parts = rest.flatMap((part) => {
    const [found = '', after = ''] = part.split(matchMarks[1]);
    return [
      { text: found, isFound: true },
      { text: after, isFound: false },
    ];
  });
  return [{ text: first, isFound: false }, ...parts].filter(({ text }) => text !== '');
}

const toInstant = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString();

/** What the listing says about a field, in the criterion's own terms. */
function statedValue(facts: SearchFacts, field: CriterionField, today: number): WhyAnswers[number]['value'] {
  const definition = criterionFields[field];
  switch (definition.kind) {
    case 'always':
    case 'flag':
      return facts[definition.column];
    case 'choice':
      return definition.column === 'basementBits'
        ? basementFeatures.filter((_, index) => (facts.basementBits >> index) & 1)
        : facts[definition.column];
    case 'dates': {
      const day = facts[definition.column];
      return day === null ? null : fromDayNumber(day);
    }
    case 'range': {
      const [low, high = low] = definition.columns;
      if (low !== undefined && high !== undefined) return band(facts[low], facts[high]);
      return statedRange(facts, field as DerivedRangeField, today);
    }
    default:
      if (field === 'priceDrop') return facts.dropBasisPoints / 100;
      return field === 'mlsNumbers' ? facts.mlsNumber : null;
  }
}

function statedRange(facts: SearchFacts, field: DerivedRangeField, today: number): string | number | null {
  if (field === 'age') return band(facts.builtFrom, facts.builtTo);
  const [low, high] = (rangeEnds(field, today)(facts) ?? []).map((end) =>
    Number.isFinite(end) ? Math.round(end) : null,
  );
  return band(low ?? null, high ?? null);
}

const band = (low: number | null, high: number | null): string | number | null =>
  low === high ? low : [low ?? '', high ?? ''].join('–');

const cursorContent = z.tuple([z.enum(listingSorts), z.int(), z.uuid()]);

function writeCursor(sort: ListingSort, { key, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** A cursor belongs to one sort: behind the same listing stand others in another order. */
function parseCursor(sort: ListingSort, text: string): PageCursor {
  const content = cursorContent.safeParse(parse(text));
  if (!content.success || content.data[0] !== sort)
    throw new AppError('invalid_input', {
      fields: [{ path: 'cursor', code: 'invalid_cursor', message: 'Not a cursor of this search' }],
    });
  const [, key, id] = content.data;
  return { key, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}
