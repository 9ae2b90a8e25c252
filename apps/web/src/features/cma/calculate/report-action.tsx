import type { Calculation } from '@hearthline/domain/valuation/grid';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { cmaVersionQuery, useSaveVersion } from '../api/cma-api.ts';
import { cmaAutosaveOf } from '../model/cma-autosave.ts';
import type { LoadedState } from '../model/use-cma-draft.ts';

interface ReportActionProps {
  state: LoadedState;
  calculation: Calculation;
  /** A saved one, whose report can be made as it is. */
  version: number | undefined;
}

/** The way to the report. */
export function ReportAction({ state, calculation, version }: ReportActionProps) {
  const { t } = useTranslation('cmaCalculate');
  const { mutate: makeReport, isPending } = useReportLink(state, calculation);
  return version === undefined ? (
    <Button icon={<FileText />} isLoading={isPending} onClick={() => makeReport()}>
      {t('value.makeReport')}
    </Button>
  ) : (
    <Link to="/cma/calculate/report" search={{ id: state.cma.id, version }} className={buttonClass()}>
      <FileText />
      {t('value.makeReport')}
    </Link>
  );
}

/** To the report of what is on the screen: saved as a version first, unless the last one is just that. */
function useReportLink(state: LoadedState, calculation: Calculation) {
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

const newestVersion = (versions: readonly { number: number }[]): number =>
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
