import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/lib/config.ts';
import { RichText } from './rich-text.tsx';
import { TextLink } from './text-link.tsx';

export function LegalLine({ textKey }: { textKey: 'login.agreement' | 'register.agreement' }) {
  const { t } = useTranslation('auth');
  const { termsUrl, privacyUrl } = config();
  return (
    <p className="mt-5 text-center text-sm text-balance text-ink-3 md:text-xs">
      <RichText
        text={t(textKey)}
        tags={{
          terms: (words) => <TextLink href={termsUrl}>{words}</TextLink>,
          privacy: (words) => <TextLink href={privacyUrl}>{words}</TextLink>,
        }}
      />
    </p>
  );
}
