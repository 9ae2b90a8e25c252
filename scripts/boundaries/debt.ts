import type { Violation } from './check.ts';

/** Violations that were there before their rule, by rule and key, with the amount that each may not exceed. */
export type Debt = Record<string, Record<string, number>>;

/** A file that moved to another folder takes its entry along. */
export function followMoves(violations: readonly Violation[], debt: Debt): Debt {
  const amounts = sumAmounts(violations);
  const moved = Object.entries(debt).map(([rule, entries]) => {
    const found = Object.keys(amounts[rule] ?? {});
    const arrived = found.filter((key) => entries[key] === undefined);
    const followed = Object.entries(entries).map(([key, amount]) => {
      const isThere = found.includes(key);
      const place = isThere ? -1 : arrived.findIndex((other) => nameOf(other) === nameOf(key));
      return [place < 0 ? key : (arrived.splice(place, 1)[0] ?? key), amount] as const;
    });
    return [rule, Object.fromEntries(followed)] as const;
  });
  return Object.fromEntries(moved);
}

/** The key without the folders: a function is known by its file and its own name. */
function nameOf(key: string): string {
  return key
    .split(' > ')
    .map((part) => part.replace(/^.*\//, ''))
    .join(' > ');
}

/** What is neither known nor smaller than when it became known. */
export function findNew(violations: readonly Violation[], debt: Debt): Violation[] {
  const amounts = sumAmounts(violations);
  return violations.filter(({ rule, key }) => (amounts[rule]?.[key] ?? 0) > (debt[rule]?.[key] ?? 0));
}

/** Entries that are paid off, whole or in part: the list has to shrink, or they could grow back. */
export function findPaid(violations: readonly Violation[], debt: Debt): string[] {
  const amounts = sumAmounts(violations);
  return Object.entries(debt).flatMap(([rule, entries]) =>
    Object.entries(entries).flatMap(([key, known]) => {
      const amount = amounts[rule]?.[key] ?? 0;
      if (amount >= known) return [];
      return amount === 0 ? [`${rule}: ${key}`] : [`${rule}: ${key}, ${amount} instead of ${known}`];
    }),
  );
}

/** The list without what is paid off, and with what became smaller. Nothing is ever added. */
export function shrink(violations: readonly Violation[], debt: Debt): Debt {
  const amounts = sumAmounts(violations);
  const kept = Object.entries(debt).map(([rule, entries]) => {
    const left = Object.entries(entries).flatMap(([key, known]) => {
      const amount = amounts[rule]?.[key];
      return amount === undefined ? [] : [[key, Math.min(known, amount)] as const];
    });
    return [rule, Object.fromEntries(left)] as const;
  });
  return Object.fromEntries(kept.filter(([, entries]) => Object.keys(entries).length > 0));
}

function sumAmounts(violations: readonly Violation[]): Debt {
  const sums: Debt = {};
  for (const { rule, key, amount } of violations) {
    const entries = sums[rule] ?? {};
    sums[rule] = { ...entries, [key]: (entries[key] ?? 0) + amount };
  }
  return sums;
}
