import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { config } from '../../shared/lib/config.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';

export function BrandLink({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('shell');
  const { brand } = config();
  return (
    <Link
      to="/"
      aria-label={t('nav.home', { brand })}
      activeProps={{}}
      className="flex h-11 items-center gap-3 rounded-md text-[17px] font-semibold tracking-[-0.03em] whitespace-nowrap text-ink"
      onClick={onNavigate}
    >
      <BrandMark />
      <span className="side-label">{brand}</span>
    </Link>
  );
}

/** The one legal line of the product; it stands at the foot of the sidebar and of pages without one. */
export function FooterLine({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  return <p className={className}>{t('footer', { brand: config().brand })}</p>;
}
