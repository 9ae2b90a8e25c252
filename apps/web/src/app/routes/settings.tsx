import { SettingsScreen } from '../../features/users/screens/settings-screen.tsx';
import { Page } from '../shell/page.tsx';

export function SettingsRoute() {
  return (
    <Page>
      <SettingsScreen />
    </Page>
  );
}
