import { MailboxScreen } from '../../features/mailbox/screens/mailbox-screen.tsx';
import { OpenFrame } from '../shell/open-frame.tsx';
import { Page } from '../shell/page.tsx';

export function MailboxRoute() {
  return (
    <OpenFrame>
      <Page>
        <MailboxScreen />
      </Page>
    </OpenFrame>
  );
}
