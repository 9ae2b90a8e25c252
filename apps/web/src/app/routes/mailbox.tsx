import { MailboxScreen } from '../../features/mailbox/screens/mailbox-screen.tsx';
import { QueryHost } from '../query-host.tsx';
import { OpenFrame } from '../shell/open-frame.tsx';
import { Page } from '../shell/page.tsx';

export function MailboxRoute() {
  return (
    <OpenFrame>
      <Page>
        <QueryHost>
          <MailboxScreen />
        </QueryHost>
      </Page>
    </OpenFrame>
  );
}
