import type { CmaVersion } from '@hearthline/contract/cma';
import type { SubjectsService } from '../comparables/subjects.service.ts';
import type { GridService } from '../grid/grid.service.ts';
import type { VersionRecord } from './cmas.store.ts';

interface Deps {
  grids: Pick<GridService, 'make'>;
  subjects: Pick<SubjectsService, 'findOrigin'>;
}

/** What was saved by an earlier method has no published rates: it is opened as this one sees its day. */
export async function foundOf(
  { draft, found }: VersionRecord,
  { grids, subjects }: Deps,
): Promise<CmaVersion['found']> {
  if ('curves' in found.grid) return found;
  const { source } = await subjects.findOrigin(draft.subject.listingId);
  const { grid, market } = await grids.make(draft, source, (found as CmaVersion['found']).grid.day);
  return { grid, market };
}
