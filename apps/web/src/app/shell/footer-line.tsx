import { useTranslation } from 'react-i18next';
import { config } from '../../shared/lib/config.ts';

/** The one legal line of the product; it stands at the foot of the sidebar and of pages without one. */
export function FooterLine({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  return <p className={className}>{t('footer', { brand: config().brand })}</p>;
}
