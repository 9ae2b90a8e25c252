import type { Facets, SearchSuggestion } from '@hearthline/contract/listings';
import { selectionLimit } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { usedFields, withoutField } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { listingStatuses } from '@hearthline/domain/listing/vocabulary';

type Count = (criteria: Criteria) => Promise<number>;

const mostSuggestions = 4;
/** Pairs are tried only where every single step leads nowhere, and only among this many fields. */
const mostPairedFields = 8;

/** Ways out of a search that found nothing or too much, each with the exact number it leads to. */
export function findSuggestions(
  criteria: Criteria,
  total: number,
  { facets, medianPrice, count }: { facets: Facets; medianPrice: number | null; count: Count },
): Promise<SearchSuggestion[]> {
  if (total === 0) return findWiderOnes(criteria, count);
  if (total > selectionLimit) return findNarrowerOnes(criteria, total, { facets, medianPrice, count });
  return Promise.resolve([]);
}

async function findWiderOnes(criteria: Criteria, count: Count): Promise<SearchSuggestion[]> {
  const singles = await findWiderByOne(criteria, count);
  if (singles.length > 0) return singles;
  const few = fieldsToLeave(criteria).slice(0, mostPairedFields);
  const pairs = few.flatMap((field, index) => few.slice(index + 1).map((other) => [field, other]));
  return (await countWithout(pairs, criteria, count)).slice(0, mostSuggestions);
}

/** The same without one of its criteria. */
export async function findWiderByOne(
  criteria: Criteria,
  count: Count,
  mostTried = Number.POSITIVE_INFINITY,
): Promise<SearchSuggestion[]> {
  const fields = fieldsToLeave(criteria).slice(0, mostTried);
  const singles = fields.map((field) => [field]);
  return (await countWithout(singles, criteria, count)).slice(0, mostSuggestions);
}

const fieldsToLeave = (criteria: Criteria): CriterionField[] =>
  usedFields(criteria).filter((field) => field !== 'offer' && !isStatusOpen(field, criteria));

/** What finds something, the smallest step first: the fewer homes come back, the less of the wish was given up. */
async function countWithout(
  steps: CriterionField[][],
  criteria: Criteria,
  count: Count,
): Promise<SearchSuggestion[]> {
  const suggestions: SearchSuggestion[] = [];
  for (const fields of steps) {
    const wider = fields.reduce(widen, criteria);
    suggestions.push({
      kind: 'without',
      field: fields.join('+'),
      criteria: wider,
      count: await count(wider),
    });
  }
  return suggestions.filter((suggestion) => suggestion.count > 0).sort((a, b) => a.count - b.count);
}

/** There is always a status: without it means in any. */
const widen = (criteria: Criteria, field: CriterionField): Criteria =>
  field === 'status' ? { ...criteria, status: [...listingStatuses] } : withoutField(criteria, field);

function isStatusOpen(field: CriterionField, { status }: Criteria): boolean {
  return field === 'status' && listingStatuses.every((one) => status.includes(one));
}

/** One criterion more, taken from what the search found; what finds least stands first. */
export async function findNarrowerOnes(
  criteria: Criteria,
  total: number,
  {
    facets,
    medianPrice,
    count,
  }: {
    facets: { counts: Pick<Facets['counts'], 'municipality' | 'community' | 'kind'> };
    medianPrice: number | null;
    count: Count;
  },
): Promise<SearchSuggestion[]> {
  const candidates: [CriterionField, Criteria][] = [];
  if (!criteria.listed) candidates.push(['listed', { ...criteria, listed: { lastDays: 7 } }]);
  if (!criteria.municipality && !criteria.community && !criteria.within) {
    const code = mostCommon(facets.counts.municipality);
    if (code) candidates.push(['municipality', { ...criteria, municipality: { any: [code] } }]);
  } else if (!criteria.community) {
    const code = mostCommon(facets.counts.community);
    if (code) candidates.push(['community', { ...criteria, community: { any: [code] } }]);
  }
  if (!criteria.kind) {
    const kind = mostCommon(facets.counts.kind);
    if (kind) candidates.push(['kind', { ...criteria, kind: { any: [kind] } } as Criteria]);
  }
  if (criteria.price?.max === undefined && medianPrice !== null)
    candidates.push(['price', { ...criteria, price: { ...criteria.price, max: medianPrice } }]);
  if (!criteria.bedrooms) candidates.push(['bedrooms', { ...criteria, bedrooms: { min: 3 } }]);

  const suggestions: SearchSuggestion[] = [];
  for (const [field, narrower] of candidates)
    suggestions.push({ kind: 'add', field, criteria: narrower, count: await count(narrower) });
  return suggestions
    .filter((suggestion) => suggestion.count > 0 && suggestion.count < total)
    .sort((a, b) => a.count - b.count)
    .slice(0, mostSuggestions);
}

function mostCommon(counts: Record<string, number>): string | undefined {
  return Object.entries(counts).sort(([, a], [, b]) => b - a)[0]?.[0];
}
