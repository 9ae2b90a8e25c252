import { ProfileScreen } from '../../features/users/screens/profile-screen.tsx';
import { Page } from '../shell/page.tsx';

export function ProfileRoute() {
  return (
    <Page hasBottomBar>
      <ProfileScreen />
    </Page>
  );
}
