import type { CmaDraft, ComparablesFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { mostComparables } from '@hearthline/domain/valuation/comparables';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { cardsQuery, comparablesQuery } from '../api/cma-api.ts';
import { withChosen } from '../model/conditions.ts';
import type { CmaDraftState } from '../model/use-cma-draft.ts';

export interface Candidates {
  found: ComparablesFound | undefined;
  /** What is shown belongs to conditions before. */
  isSearching: boolean;
  failure: QueryFailure | null;
  chosen: ReadonlySet<string>;
  isFull: boolean;
  /** Chosen homes that the conditions do not find any more. */
  outside: ListingCard[];
  choose: (id: string, isChosen: boolean) => void;
  chooseAll: (ids: readonly string[]) => void;
  keepBest: () => void;
}

const pauseMs = 250;
const noIds: readonly string[] = [];

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What the conditions find, and what of it is chosen. Until the agent chooses, the suggestion does. */
export function useCandidates({
  draft,
  change,
}: Pick<CmaDraftState, 'change'> & { draft: CmaDraft }): Candidates {
  const { subject, conditions, chosen } = draft;
  const asked = useSettled(conditions, pauseMs);
  const query = useQuery(comparablesQuery(subject, asked));
  const failure = useQueryBoundary(query);
  const { data: found } = query;
  const isCurrent = !query.isPlaceholderData && asked === conditions;
  /** Null until the first answer tells whether the choice is the suggestion. */
  const [isOwnChoice, setIsOwnChoice] = useState<boolean | null>(chosen.length === 0 ? false : null);

  useEffect(() => {
    if (!found || !isCurrent || isOwnChoice) return;
    const isSuggestion = isSameSet(chosen, found.suggested);
    if (isOwnChoice === null) setIsOwnChoice(!isSuggestion);
    else if (!isSuggestion) change((now) => ({ ...now, chosen: [...found.suggested] }));
  }, [found, isCurrent, isOwnChoice, chosen, change]);

  const known = new Set(found?.items.map(({ listing }) => listing.id));
  for (const { listing } of found?.nearMisses ?? []) known.add(listing.id);
  const missing = found && isOwnChoice !== false ? chosen.filter((id) => !known.has(id)) : noIds;
  const cards = useQuery({ ...cardsQuery(missing), enabled: missing.length > 0 });

  function decide(next: (now: CmaDraft) => CmaDraft) {
    setIsOwnChoice(true);
    change(next);
  }

  return {
    found,
    isSearching: !isCurrent || query.isPending,
    failure,
    chosen: new Set(chosen),
    isFull: chosen.length >= mostComparables,
    outside: missing.length > 0 ? (cards.data ?? []) : [],
    choose: (id, isChosen) => decide((now) => withChosen(now, id, isChosen)),
    chooseAll: (ids) => decide((now) => ({ ...now, chosen: ids.slice(0, mostComparables) })),
    keepBest: () =>
      decide((now) => ({
        ...now,
        chosen: found?.items.slice(0, mostComparables).map(({ listing }) => listing.id) ?? now.chosen,
      })),
  };
}
