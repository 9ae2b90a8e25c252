import { CategoriesScreen } from '../../features/badges/categories/categories-screen.tsx';
import { Page } from '../shell/page.tsx';

export function BadgeCategoriesRoute() {
  return (
    <Page>
      <CategoriesScreen />
    </Page>
  );
}
