import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSaveVersion } from '../../api/cma-actions.ts';
import { cmaAutosaveOf } from '../../model/cma-autosave.ts';
import type { LoadedState } from './loaded-state.ts';

export const newestVersion = (versions: readonly { number: number }[]): number =>
  versions.reduce((newest, { number }) => Math.max(newest, number), 0);

/** Saves what is on the screen: the draft first, because the server values what it holds. Resolves with the number. */
export function useKeepVersion({ cma, flush }: LoadedState) {
  const client = useQueryClient();
  const { mutateAsync: save } = useSaveVersion(cma.id);
  return useMutation({
    mutationFn: async (note: string) => {
      await flush();
      const { status } = cmaAutosaveOf(client, cma.id).autosave.getState();
      if (status === 'failed') throw new Error('The draft is not saved');
      return newestVersion((await save(note)).versions);
    },
  });
}
