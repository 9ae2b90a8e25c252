import { CriteriaScreen } from '../../features/listings/criteria/criteria-screen.tsx';
import { Page } from '../shell/page.tsx';

export function PropertySearchRoute() {
  return (
    <Page hasBottomBar>
      <CriteriaScreen />
    </Page>
  );
}
