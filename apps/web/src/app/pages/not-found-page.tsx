import { Link } from '@tanstack/react-router';
import { ArrowLeft, Search } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAuthorized } from '../../shared/api/use-is-authorized.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { SignpostIllustration } from '../../shared/ui/illustrations.tsx';
import { usePaletteStore } from '../palette/palette-store.ts';
import { StatePage } from './state-page.tsx';

const links = [
  { to: '/clients', key: 'screens.clients' },
  { to: '/property-search', key: 'screens.propertySearch' },
  { to: '/cma/recent', key: 'notFound.recentCma' },
] as const;

export function NotFoundPage() {
  const { t } = useTranslation(['shell', 'common']);
  const isAuthorized = useIsAuthorized();
  const openPalette = usePaletteStore((state) => state.open);
  return (
    <StatePage
      illustration={<SignpostIllustration />}
      title={t('common:notFoundPageMessage')}
      text={t('notFound.text')}
      actions={
        <>
          <Link to="/" className={buttonClass({ size: 'lg' })}>
            <ArrowLeft strokeWidth={1.75} aria-hidden />
            {t('common:goBack')}
          </Link>
          {isAuthorized && (
            <Button
              variant="secondary"
              size="lg"
              icon={<Search strokeWidth={1.75} aria-hidden />}
              onClick={openPalette}
            >
              {t('notFound.find')}
            </Button>
          )}
        </>
      }
    >
      {isAuthorized && (
        <p className="mt-7 flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-3">
          {t('notFound.youMayWant')}
          {links.map(({ to, key }, index) => (
            <Fragment key={to}>
              {index > 0 && <span aria-hidden>·</span>}
              <Link to={to} className="inline-flex min-h-6 items-center text-link">
                {t(key)}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </StatePage>
  );
}
