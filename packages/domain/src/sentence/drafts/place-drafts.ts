import type { Criteria } from '../../criteria/criteria.ts';
import type { Place, PlaceIndex, PlaceLevel } from '../places.ts';
import { placeLevels } from '../places.ts';
import type { Finding } from './finding.ts';

interface Mention {
  places: readonly Place[];
  isAlternative: boolean;
  finding: Finding;
}

/**
 * Criteria join their levels by AND, so several places end up on one level: `Mineola in Port Alder` is
 * Mineola, `Mineola or Port Alder` all of Port Alder, and a town beside an unrelated neighbourhood is all
 * of the town's neighbourhoods.
 */
export function createPlaceDrafts(index: PlaceIndex) {
  const wanted: Mention[] = [];
  const unwanted: Place[] = [];

  function add(places: readonly Place[], { isNegated = false, isAlternative = false } = {}): Finding {
    const finding: Finding = { field: places[0]?.level ?? null };
    if (isNegated) unwanted.push(...places);
    else wanted.push({ places, isAlternative, finding });
    return finding;
  }

  function finish(): Partial<Criteria> {
    const kept = settleNested();
    const finest = placeLevels.findLast((level) => kept.some((place) => place.level === level));
    const any = finest ? kept.flatMap((place) => index.spread(place, finest)) : [];
    const criteria: Partial<Criteria> = {};
    for (const level of placeLevels) {
      const codes = { any: codesOn(level, any), not: codesOn(level, unwanted) };
      if (codes.any.length > 0 || codes.not.length > 0) criteria[level] = codes;
    }
    for (const { finding } of wanted) {
      const isOnItsLevel = any.some((place) => place.level === finding.field);
      if (!isOnItsLevel) finding.field = finest ?? null;
    }
    return criteria;
  }

  /** Of two places one in the other, the smaller is kept, or the larger where they are alternatives. */
  function settleNested(): Place[] {
    return wanted.flatMap((mention, at) =>
      mention.places.filter(
        (place) =>
          !wanted.some((other, otherAt) => {
            const areAlternatives = (at > otherAt ? mention : other).isAlternative;
            return other.places.some((rival) =>
              areAlternatives ? index.isInside(place, rival) : index.isInside(rival, place),
            );
          }),
      ),
    );
  }

  return { add, finish };
}

function codesOn(level: PlaceLevel, places: readonly Place[]): string[] {
  return places.filter((place) => place.level === level).map((place) => place.code);
}
