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
  const vagueKinds: VagueKind[] = [];

  function add(field: ChoiceField, values: readonly string[], isNegated: boolean): Finding {
    const choice = choices.get(field) ?? { any: new Set(), not: new Set() };
    choices.set(field, choice);
    for (const value of values) {
      choice[isNegated ? 'not' : 'any'].add(value);
      choice[isNegated ? 'any' : 'not'].delete(value);
    }
    return { field };
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
    settleVagueKinds();
    return Object.fromEntries(
      [...choices].map(([field, { any, not }]) => [field, { any: [...any], not: [...not] }]),
    );
  }

  return { add, addVagueKind, finish };
}
