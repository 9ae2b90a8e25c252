import { StartScreen } from '../../features/badges/start/start-screen.tsx';
import { Page } from '../shell/page.tsx';

export function BadgeBuilderRoute() {
  return (
    <Page>
      <StartScreen />
    </Page>
  );
}
