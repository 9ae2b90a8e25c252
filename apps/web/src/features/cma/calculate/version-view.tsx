import type { CmaVersion } from '@hearthline/contract/cma';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileText, Map as MapIcon, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { cmaVersionQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { CalculateHeader, CalculateSkeleton } from './calculate-header.tsx';
import { useCalculation } from './model/use-calculation.ts';
import { Valuation } from './valuation.tsx';

interface VersionViewProps {
  state: LoadedState;
  number: number;
  timeZone: string | undefined;
}

/** A saved version with everything it rests on, to read. */
export function VersionView({ state, number, timeZone }: VersionViewProps) {
  const query = useQuery(cmaVersionQuery(state.cma.id, number));
  return (
    <QueryBoundary
      query={query}
      pending={<CalculateSkeleton />}
      error={(failure) => <CmaError failure={failure} />}
    >
      {(version) => <SavedVersion state={state} version={version} timeZone={timeZone} />}
    </QueryBoundary>
  );
}

interface SavedVersionProps {
  state: LoadedState;
  version: CmaVersion;
  timeZone: string | undefined;
}

function SavedVersion({ state, version, timeZone }: SavedVersionProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat(timeZone);
  const navigate = useNavigate();
  const { cma, change } = state;
  const { number, draft, savedAt } = version;
  const found = useMemo(
    () => ({ ...version.found, listings: version.listings, gone: [] }),
    [version.found, version.listings],
  );
  const valued = useCalculation(found, draft);

  function restore() {
    change(() => draft);
    toast.success(t('versions.restored', { number: format.number(number) }));
    void navigate({ to: '/cma/calculate', search: { id: cma.id } });
  }

  return (
    <>
      <CalculateHeader state={state} draft={draft} used={draft.chosen.length - draft.edits.leftOut.length} />
      <Banner
        tone="info"
        className="mb-3"
        actions={
          <>
            <Link
              to="/cma/calculate"
              search={{ id: cma.id }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('versions.toDraft')}
            </Link>
            <Button size="sm" variant="ghost" icon={<RotateCcw />} onClick={restore}>
              {t('versions.restore')}
            </Button>
          </>
        }
      >
        {t('versions.shown', { number: format.number(number), date: format.dateText(savedAt) })}
      </Banner>
      {valued.stopped ? null : (
        <Valuation
          cma={cma}
          draft={draft}
          found={found}
          calculated={valued.calculated}
          editing={null}
          timeZone={timeZone}
          actions={
            <>
              <Link
                to="/cma/calculate/map-view"
                search={{ id: cma.id, version: number }}
                className={buttonClass({ variant: 'secondary' })}
              >
                <MapIcon aria-hidden="true" />
                {t('value.mapView')}
              </Link>
              <Link
                to="/cma/calculate/report"
                search={{ id: cma.id, version: number }}
                className={buttonClass()}
              >
                <FileText aria-hidden="true" />
                {t('value.makeReport')}
              </Link>
            </>
          }
        />
      )}
    </>
  );
}
