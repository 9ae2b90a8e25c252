import type { CmaReport } from '@hearthline/contract/cma-report';

/** Every picture that a report shows. */
export function listReferences({ subject, agent, brand, comparables }: CmaReport): Set<string> {
  const all = [subject.photo, agent.photo, brand.logo, ...comparables.map(({ photo }) => photo)];
  return new Set(all.filter((reference) => reference !== null));
}
