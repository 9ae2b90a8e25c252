import type { IsoDate } from '../calendar.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import type { CriterionField } from '../criteria/fields.ts';
import { compileCriteria } from '../criteria/match.ts';

/** The test of one field; only those of days change from one day to the next. */
interface Ask {
  field: CriterionField;
  /** Of this field alone. */
  criteria: Criteria;
  passes(facts: SearchFacts): boolean;
}

interface Group {
  name: string;
  asks: Ask[];
}

/**
 * What alerts ask beside what their rows hold. Thousands ask the same two bathrooms and a garage: they share a group,
 * and a home answers each group once.
 */
export interface AskGroups {
  /** The number of the group that asks for these fields of the criteria; 0 for none. */
  of(criteria: Criteria, fields: readonly CriterionField[]): number;
  /** Says of a number of a group whether a home passes it. */
  answersOf(facts: SearchFacts, today: IsoDate): (group: number) => boolean;
  keepOnly(used: ReadonlySet<number>): void;
}

const [unknown, yes, no] = [0, 1, 2];

export function createAskGroups(): AskGroups {
  const asks = new Map<string, Ask>();
  const numbers = new Map<string, number>();
  let groups: (Group | undefined)[] = [undefined];
  let day: IsoDate = '1970-01-01';

  function askFor(criteria: Criteria, field: CriterionField): Ask[] {
    const name = JSON.stringify([field, criteria[field]]);
    const known = asks.get(name);
    if (known) return [known];
    const alone: Criteria = {
      version: 1,
      offer: criteria.offer,
      status: criteria.status,
      [field]: criteria[field],
    };
    const passes = testOf(alone, field, day);
    if (!passes) return [];
    const ask = { field, criteria: alone, passes };
    asks.set(name, ask);
    return [ask];
  }

  function moveTo(today: IsoDate): void {
    if (today === day) return;
    day = today;
    for (const ask of asks.values()) ask.passes = testOf(ask.criteria, ask.field, day) ?? ask.passes;
  }

  return {
    of(criteria, fields) {
      const asked = fields.filter((field) => field !== 'offer' && field !== 'status').sort();
      const name = JSON.stringify(asked.map((field) => [field, criteria[field]]));
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const own = asked.flatMap((field) => askFor(criteria, field));
      if (own.length === 0) return 0;
      numbers.set(name, groups.length);
      return groups.push({ name, asks: own }) - 1;
    },
    answersOf(facts, today) {
      moveTo(today);
      const answers = new Uint8Array(groups.length);
      return (group) => {
        if (answers[group] === unknown)
          answers[group] = groups[group]?.asks.every((ask) => ask.passes(facts)) ? yes : no;
        return answers[group] === yes;
      };
    },
    keepOnly(used) {
      // Numbers stand in rows and stay as they are; those at the end are given out again.
      groups = groups.map((group, number) => (used.has(number) ? group : undefined));
      while (groups.length > 1 && !groups.at(-1)) groups.pop();
      const kept = groups.filter((group) => group !== undefined);
      const names = new Set(kept.map((group) => group.name));
      const asked = new Set(kept.flatMap((group) => group.asks));
      for (const name of numbers.keys()) if (!names.has(name)) numbers.delete(name);
      for (const [name, ask] of asks) if (!asked.has(ask)) asks.delete(name);
    },
  };
}

function testOf(criteria: Criteria, field: CriterionField, today: IsoDate): Ask['passes'] | undefined {
  return compileCriteria(criteria, { today }).find((test) => test.field === field)?.passes;
}
