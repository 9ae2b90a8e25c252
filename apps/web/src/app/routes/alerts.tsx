import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { AlertsScreen } from '../../features/baskets/alerts/list/alerts-screen.tsx';
import { useSearchName } from '../../features/listings/searches/use-search-name.ts';
import type { AgentProps } from './screen-route.tsx';

/** What an alert looks for, in the words of the search. */
function CriteriaLine({ criteria }: { criteria: Criteria }) {
  return useSearchName(criteria);
}

export function AlertsRoute({ me, timeZone }: Pick<AgentProps, 'me' | 'timeZone'>) {
  return <AlertsScreen boardAgreement={me?.boardAgreement} timeZone={timeZone} Criteria={CriteriaLine} />;
}
