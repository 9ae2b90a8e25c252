import type { Calculation } from '@hearthline/domain/valuation/calculation';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { cmaVersionQuery } from '../../api/cma-api.ts';
import type { LoadedState } from './loaded-state.ts';
import { newestVersion, useKeepVersion } from './use-keep-version.ts';

/** To the report of what is on the screen: saved as a version first, unless the last one is just that. */
export function useReportLink(state: LoadedState, calculation: Calculation) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { cma, draft } = state;
  const { mutateAsync: keep } = useKeepVersion(state);

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
      const newest = newestVersion(cma.versions);
      return (await isSaved(newest)) ? newest : keep('');
    },
    onSuccess: (version) => navigate({ to: '/cma/calculate/report', search: { id: cma.id, version } }),
  });
}
