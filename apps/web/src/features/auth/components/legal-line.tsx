import { Trans } from '../../../shared/i18n/trans.tsx';
import { config } from '../../../shared/lib/config.ts';
import { TextLink } from './text-link.tsx';

export function LegalLine({ textKey }: { textKey: 'login.agreement' | 'register.agreement' }) {
  const { termsUrl, privacyUrl } = config();
  return (
    <p className="mt-5 text-center text-sm text-balance text-ink-3 md:text-xs">
      <Trans
        ns="auth"
        i18nKey={textKey}
        components={{ terms: <TextLink href={termsUrl} />, privacy: <TextLink href={privacyUrl} /> }}
      />
    </p>
  );
}
