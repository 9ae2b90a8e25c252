import type { Criteria } from '../../criteria/criteria.ts';
import type { ChoiceField } from '../../criteria/fields.ts';
import type { Finding } from './finding.ts';

interface VagueKind {
  values: readonly string[];
  besideOthers: 'absorbed' | 'unknown';
  finding: Finding;
}

export function createChoiceDrafts() {
  const choices = new Map<ChoiceField, { any: Set<string>; not: Set<string> }>();
  const wholes = new Map<ChoiceField, Set<string>>();
  const vagueKinds: VagueKind[] = [];

  function add(field: ChoiceField, values: readonly string[], isNegated: boolean): Finding {
    const choice = choices.get(field) ?? { any: new Set(), not: new Set() };
    choices.set(field, choice);
    for (const value of values) {
      choice[isNegated ? 'not' : 'any'].add(value);
      choice[isNegated ? 'any' : 'not'].delete(value);
      if (isNegated) wholes.get(field)?.delete(value);
    }
    return { field };
  }

  function addWhole(field: ChoiceField, values: readonly string[]): Finding {
    wholes.set(field, new Set(values));
    for (const value of values) choices.get(field)?.not.delete(value);
    return { field };
  }

  /** Of a pool and an inground pool the second tells what is meant. */
  function settleWholes(): void {
    for (const [field, values] of wholes) {
      const hasOwn = (choices.get(field)?.any.size ?? 0) > 0;
      if (!hasOwn) add(field, [...values], false);
    }
  }

  function addVagueKind(values: readonly string[], besideOthers: VagueKind['besideOthers']): Finding {
    const finding: Finding = { field: 'kind' };
    vagueKinds.push({ values, besideOthers, finding });
    return finding;
  }

  function settleVagueKinds(): void {
    const hasKind = (choices.get('kind')?.any.size ?? 0) > 0;
    const hasHouse = vagueKinds.some(({ besideOthers }) => besideOthers === 'absorbed');
    for (const { values, besideOthers, finding } of vagueKinds) {
      const isBesideOthers = besideOthers === 'absorbed' ? hasKind : hasKind || hasHouse;
      if (!isBesideOthers) {
        const unwanted = choices.get('kind')?.not;
        add(
          'kind',
          values.filter((value) => !unwanted?.has(value)),
          false,
        );
      } else if (besideOthers === 'unknown') {
        finding.field = null;
      }
    }
  }

  function finish(): Partial<Criteria> {
    settleWholes();
    settleVagueKinds();
    return Object.fromEntries(
      [...choices].map(([field, { any, not }]) => [field, { any: [...any], not: [...not] }]),
    );
  }

  return { add, addWhole, addVagueKind, finish };
}
