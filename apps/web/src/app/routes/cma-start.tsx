import { StartScreen } from '../../features/cma/start/start-screen.tsx';
import { Page } from '../shell/page.tsx';

export function CmaStartRoute() {
  return (
    <Page>
      <StartScreen />
    </Page>
  );
}
