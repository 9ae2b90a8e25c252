import type { Cma, CmaDraft } from '@hearthline/contract/cma';
import type { CmaDraftState } from '../../model/use-cma-draft.ts';

/** An analysis that has arrived, with the means to work on it. */
export interface LoadedState extends CmaDraftState {
  cma: Cma;
  draft: CmaDraft;
}
