import { MailSettingsCard } from '../../features/messages/settings/mail-settings-card.tsx';
import { SettingsScreen } from '../../features/users/screens/settings-screen.tsx';
import { Page } from '../shell/page.tsx';

export function SettingsRoute() {
  return (
    <Page>
      <SettingsScreen>
        <MailSettingsCard />
      </SettingsScreen>
    </Page>
  );
}
