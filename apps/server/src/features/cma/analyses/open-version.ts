import type { CmaDraft, CmaVersion } from '@hearthline/contract/cma';
import type { SubjectsService } from '../comparables/subjects.service.ts';
import type { GridService } from '../grid/grid.service.ts';
import type { VersionRecord } from './cmas.store.ts';

interface Deps {
  grids: Pick<GridService, 'make'>;
  subjects: Pick<SubjectsService, 'findOrigin'>;
}

type Opened = Pick<CmaVersion, 'isByEarlierMethod' | 'draft' | 'found'>;

/** What was saved by an earlier method has no published rates: it is opened as this one sees its day. */
export async function openVersion(version: VersionRecord, { grids, subjects }: Deps): Promise<Opened> {
  const { found } = version;
  const isByEarlierMethod = !hasPublishedRates(version);
  const draft = draftOfVersion(version);
  if (!isByEarlierMethod) return { isByEarlierMethod, draft, found };
  const { source } = await subjects.findOrigin(draft.subject.listingId);
  const { grid, market } = await grids.make(draft, source, found.grid.day);
  return { isByEarlierMethod, draft, found: { grid, market } };
}

/** A rate of the agent's own for age was told per year newer, before it was told per year of age. */
export function draftOfVersion(version: Pick<VersionRecord, 'draft' | 'found'>): CmaDraft {
  const { draft } = version;
  const { rates } = draft.edits;
  if (hasPublishedRates(version) || rates.age === undefined) return draft;
  return { ...draft, edits: { ...draft.edits, rates: { ...rates, age: -rates.age } } };
}

const hasPublishedRates = ({ found }: Pick<VersionRecord, 'found'>): boolean => 'curves' in found.grid;
