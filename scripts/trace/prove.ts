import type { TestOutcome } from './reports.ts';
import type { Requirement } from './requirements.ts';

export interface Proof extends Requirement {
  provenBy: string[];
  brokenBy: string[];
}

/** A requirement is proven when a passing test names it in brackets and no failing one does. */
export function prove(requirements: readonly Requirement[], outcomes: TestOutcome[]): Proof[] {
  const named = outcomes.flatMap((outcome) => idsIn(outcome.title).map((id) => ({ id, outcome })));
  return requirements.map(({ id, text }) => {
    const mine = named.filter((entry) => entry.id === id).map((entry) => entry.outcome);
    return {
      id,
      text,
      provenBy: mine.filter((outcome) => outcome.hasPassed).map((outcome) => outcome.title),
      brokenBy: mine.filter((outcome) => !outcome.hasPassed).map((outcome) => outcome.title),
    };
  });
}

export function isProven(proof: Proof): boolean {
  return proof.provenBy.length > 0 && proof.brokenBy.length === 0;
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1]?.match(/\b[A-Z]+-\d{2}\b/g) ?? []);
}
