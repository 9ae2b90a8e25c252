import type { Calculation } from '@hearthline/domain/valuation/calculation';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSaveVersion } from '../../api/cma-actions.ts';
import { cmaVersionQuery } from '../../api/cma-api.ts';
import type { LoadedState } from '../draft-view.tsx';

export const newestVersion = (versions: readonly { number: number }[]): number =>
  versions.reduce((newest, { number }) => Math.max(newest, number), 0);

/** To the report of what is on the screen: saved as a version first, unless the last one is just that. */
export function useReportLink(state: LoadedState, calculation: Calculation) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { cma, draft, flush } = state;
  const { mutateAsync: save } = useSaveVersion(cma.id);

  async function isSaved(number: number): Promise<boolean> {
    if (number === 0) return false;
    const version = await client.fetchQuery(cmaVersionQuery(cma.id, number));
    return (
      (['value', 'low', 'high'] as const).every((end) => version[end] === calculation[end]) &&
      hashKey([version.draft]) === hashKey([draft])
    );
  }

  return useMutation({
    mutationFn: async () => {
      await flush();
      const newest = newestVersion(cma.versions);
      return (await isSaved(newest)) ? newest : newestVersion((await save('')).versions);
    },
    onSuccess: (version) => navigate({ to: '/cma/calculate/report', search: { id: cma.id, version } }),
    // The saving itself tells what went wrong.
    meta: { handlesErrors: true },
  });
}
