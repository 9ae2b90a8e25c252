import { Link } from '@tanstack/react-router';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { config } from '../../../shared/lib/config.ts';
import { textLinkClass } from './text-link.tsx';

/** The demo sends nothing; its mails wait on a page of their own. */
export function DemoMailboxHint() {
  if (!config().demo?.hasMailbox) return null;
  return (
    <p className="text-center text-xs text-balance text-ink-3">
      <Trans
        ns="auth"
        i18nKey="sent.demoMailbox"
        components={{ mailbox: <Link to="/mailbox" className={textLinkClass} /> }}
      />
    </p>
  );
}
