import type { CmaConditions, CmaDraft, CmaSubject } from '@hearthline/contract/cma';
import { cmaLimits } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { fromDayNumber, toDayNumber } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import type { Calculation, CalculationResult } from '@hearthline/domain/valuation/grid';
import type { Method } from '@hearthline/domain/valuation/method';
import { AppError } from '../../../platform/errors.ts';
import type { AutomaticChoice } from '../grid/grid.service.ts';

/** What lists and jobs ask for without opening the draft. */
export function columnsOf({ method, subject: { address, municipality, listingId } }: CmaDraft) {
  return { method, address, municipality, listingId, searchText: foldText(`${address} ${municipality}`) };
}

/** What everybody means by a comparable: of the kind, within a kilometre, sold within a year. */
function standardConditions({ facts }: CmaSubject, today: string): CmaConditions {
  return {
    radiusMetres: cmaLimits.radiusMetres.standard,
    soldFrom: fromDayNumber(toDayNumber(today) - cmaLimits.soldDays.standard),
    criteria: {
      version: 1,
      offer: 'sale',
      status: ['sold', 'active', 'deactive'],
      kind: { any: [facts.kind] },
    },
  };
}

export function emptyDraft(subject: CmaSubject, today: string): CmaDraft {
  return {
    method: 'advance',
    subject,
    conditions: standardConditions(subject, today),
    chosen: [],
    levels: {},
    edits: { leftOut: [], rates: {}, amounts: {}, weights: {} },
    note: '',
    saleNotes: {},
    suggestedPrice: null,
  };
}

/** Begins with the comparables that were found, and with the conditions that found them. */
export function draftOfChoice(
  subject: CmaSubject,
  today: string,
  { ids, radiusMetres, days, kinds }: AutomaticChoice,
  method: Method,
): CmaDraft {
  const soldFrom = fromDayNumber(toDayNumber(today) - days);
  const standard = standardConditions(subject, today);
  const criteria = { ...standard.criteria, kind: { any: kinds } };
  const conditions = { ...standard, criteria, radiusMetres, soldFrom };
  return { ...emptyDraft(subject, today), method, chosen: ids, conditions };
}

/** What was not sold has no price to compare with, and a home is not compared with itself. */
export function listSales(homes: readonly ListingCard[], subject: CmaSubject): string[] {
  return homes
    .filter(({ id, status, offer }) => status === 'sold' && offer === 'sale' && id !== subject.listingId)
    .map(({ id }) => id);
}

export function requireValue(result: CalculationResult): Calculation {
  switch (result.state) {
    case 'calculated':
      return result.calculation;
    case 'levelsMissing':
      throw new AppError('levels_missing', {
        fields: result.items.map((item) => ({
          path: item === 'subject' ? 'subject.facts.level' : `levels.${item}`,
          code: 'required',
          message: item,
        })),
      });
    case 'tooFew':
      throw new AppError('too_few_comparables');
    case 'noWeight':
      throw new AppError('no_weight');
  }
}
