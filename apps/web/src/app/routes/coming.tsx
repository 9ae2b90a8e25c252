import { Link, useMatches } from '@tanstack/react-router';
import { ArrowLeft, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { ScaffoldIllustration } from '../../shared/ui/illustrations.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import type { en } from '../coming/texts/en.ts';
import type { ComingFeature } from '../coming-routes.ts';
import { comingRoutes } from '../coming-routes.ts';
import { StatePage } from '../pages/state-page.tsx';
import { usePaletteStore } from '../palette/palette-store.ts';
import { getScreen } from '../screens.ts';
import { areBreadcrumbsHidden, backCrumbOf } from '../shell/breadcrumbs.ts';
import { useCurrentPlace } from '../shell/use-current-place.ts';

type AboutKey = keyof typeof en.about;

/** One file for all of them: the route that matched says which feature it waits for. */
export function ComingRoute() {
  const fullPath = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const route = comingRoutes.find(({ path }) => path === fullPath);
  return route ? <ComingScreen feature={route.feature} /> : null;
}

/** The place of a screen whose feature arrives later: what it is called and what it will do. */
function ComingScreen({ feature }: { feature: ComingFeature }) {
  const { t } = useTranslation(['coming', 'shell']);
  const { path } = useCurrentPlace();
  const openPalette = usePaletteStore((state) => state.open);
  const screen = getScreen(path);
  // Where the bar of breadcrumbs is hidden, this link is the only way to the screen above.
  const back = areBreadcrumbsHidden(path) ? backCrumbOf(path) : undefined;
  return (
    <StatePage
      illustration={<ScaffoldIllustration />}
      kicker={<Tag tone="brand">{t('comesWith', { feature: t(`features.${feature}`) })}</Tag>}
      title={t(`shell:screens.${screen}`)}
      text={t(`about.${screen as AboutKey}`)}
      actions={
        <>
          <Link to={back?.to ?? '/'} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            <ArrowLeft strokeWidth={1.75} aria-hidden />
            {back ? t(`shell:screens.${back.screen}`) : t('toDashboard')}
          </Link>
          <Button
            variant="ghost"
            size="lg"
            icon={<Search strokeWidth={1.75} aria-hidden />}
            onClick={openPalette}
          >
            {t('find')}
          </Button>
        </>
      }
    />
  );
}
