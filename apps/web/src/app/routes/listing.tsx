import { useTranslation } from 'react-i18next';
import { DetailScreen } from '../../features/listings/detail/detail-screen.tsx';
import { backCrumbOf } from '../shell/breadcrumbs.ts';
import { Page } from '../shell/page.tsx';

/** The bar of crumbs is hidden here, so the screen's own link back carries the crumb's label. */
export function ListingRoute() {
  const { t } = useTranslation('shell');
  const crumb = backCrumbOf('/property-search/result/view');
  return (
    <Page>
      <DetailScreen backLabel={t(`screens.${crumb?.screen ?? 'results'}`)} />
    </Page>
  );
}
