import type { Criteria } from '../../criteria/criteria.ts';
import { normaliseCriteria } from '../../criteria/criteria.ts';
import type { FlagField } from '../../criteria/fields.ts';
import type { Meaning } from '../meaning.ts';
import type { PlaceIndex } from '../places.ts';
import { createChoiceDrafts } from './choice-drafts.ts';
import { createDateDrafts } from './date-drafts.ts';
import type { Finding } from './finding.ts';
import { createPlaceDrafts } from './place-drafts.ts';
import { createRangeDrafts } from './range-drafts.ts';
import { createStatusDraft } from './status-draft.ts';
import { createTextDrafts } from './text-drafts.ts';

export interface Manner {
  isNegated: boolean;
  /** Joined to what stands before it by or. */
  isAlternative: boolean;
}

/** Collects what the parts of a sentence say and makes criteria of it. */
export type Draft = ReturnType<typeof createDraft>;

export function createDraft(places: PlaceIndex) {
  const parts = {
    places: createPlaceDrafts(places),
    choices: createChoiceDrafts(),
    ranges: createRangeDrafts(),
    dates: createDateDrafts(),
    texts: createTextDrafts(),
  };
  const status = createStatusDraft();
  const flags: Partial<Pick<Criteria, FlagField>> = {};

  /** Null where it cannot be meant that way. */
  function add(meaning: Meaning, manner: Manner): Finding | null {
    const { isNegated } = manner;
    switch (meaning.type) {
      case 'choice':
        if (meaning.isWhole && !isNegated) return parts.choices.addWhole(meaning.field, meaning.values);
        return parts.choices.add(meaning.field, meaning.values, isNegated !== (meaning.isUnwanted ?? false));
      case 'vagueKind':
        if (isNegated) return parts.choices.add('kind', meaning.values, true);
        return parts.choices.addVagueKind(meaning.values, meaning.besideOthers);
      case 'range':
        if (isNegated) return meaning.none ? addOpposite(meaning.none) : null;
        return parts.ranges.add(meaning.field, meaning.range, meaning.mode);
      case 'flag':
        flags[meaning.field] = !isNegated;
        return { field: meaning.field };
      case 'offer':
        return status.setOffer(isNegated ? oppositeOffer[meaning.offer] : meaning.offer);
      case 'status':
        if (meaning.dated && !isNegated) parts.dates.addHappening(meaning.dated);
        if (meaning.offer && !isNegated) status.setOffer(meaning.offer);
        return status.add(meaning.status, meaning.codes, isNegated);
      case 'keyword':
        return parts.texts.addKeyword(meaning.word, manner);
      case 'happening':
        return parts.dates.addHappening(meaning.field);
      case 'window':
        return parts.dates.addWindow(meaning.window);
      case 'drop':
        return parts.dates.addDrop(0);
    }
  }

  /** No garage takes the kinds of garage away; no parking is a range of its own. */
  function addOpposite(none: Meaning): Finding | null {
    return add(none, { isNegated: none.type === 'choice', isAlternative: false });
  }

  function finish(): Criteria {
    const dates = parts.dates.finish();
    for (const finding of parts.dates.listUndated()) {
      finding.field = status.add('active', ['pc'], false).field;
    }
    return normaliseCriteria({
      version: 1,
      ...status.finish(parts.texts.isAboutOneHome()),
      ...flags,
      ...parts.places.finish(),
      ...parts.choices.finish(),
      ...parts.ranges.finish(),
      ...dates,
      ...parts.texts.finish(),
    });
  }

  return { ...parts, status, add, finish };
}

const oppositeOffer = { sale: 'lease', lease: 'sale' } as const;

export function canBeNegated(meaning: Meaning): boolean {
  if (meaning.type === 'range') return meaning.none !== undefined;
  return !['happening', 'window', 'drop'].includes(meaning.type);
}
