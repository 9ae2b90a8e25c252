import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/lib/config.ts';
import { RichText } from './rich-text.tsx';
import { textLinkClass } from './text-link.tsx';

/** The demo sends nothing; its mails wait on a page of their own. */
export function DemoMailboxHint() {
  const { t } = useTranslation('auth');
  if (!config().demo?.hasMailbox) return null;
  return (
    <p className="text-center text-xs text-balance text-ink-3">
      <RichText
        text={t('sent.demoMailbox')}
        tags={{
          mailbox: (words) => (
            <Link to="/mailbox" className={textLinkClass}>
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}
