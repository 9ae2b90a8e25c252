import type { Calculation } from '@hearthline/domain/valuation/calculation';
import { Link } from '@tanstack/react-router';
import { FileText, Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import type { LoadedState } from './model/loaded-state.ts';
import { useReportLink } from './model/use-report-link.ts';

interface ValueActionsProps {
  state: LoadedState;
  calculation: Calculation;
}

export function ValueActions({ state, calculation }: ValueActionsProps) {
  const { t } = useTranslation('cmaCalculate');
  const { mutate: makeReport, isPending } = useReportLink(state, calculation);
  return (
    <>
      <Link
        to="/cma/calculate/map-view"
        search={{ id: state.cma.id }}
        className={buttonClass({ variant: 'secondary' })}
      >
        <MapIcon aria-hidden="true" />
        {t('value.mapView')}
      </Link>
      <Button icon={<FileText />} isLoading={isPending} onClick={() => makeReport()}>
        {t('value.makeReport')}
      </Button>
    </>
  );
}
