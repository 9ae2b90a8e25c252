import { ResultsScreen } from '../../features/listings/results/results-screen.tsx';
import { Page } from '../shell/page.tsx';

export function ResultsRoute() {
  return (
    <Page>
      <ResultsScreen />
    </Page>
  );
}
