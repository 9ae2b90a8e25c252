import { FavoritesScreen } from '../../features/listings/favorites/favorites-screen.tsx';
import { Page } from '../shell/page.tsx';

export function FavoritesRoute() {
  return (
    <Page>
      <FavoritesScreen />
    </Page>
  );
}
