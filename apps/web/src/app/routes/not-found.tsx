import { NotFoundPage } from '../pages/not-found-page.tsx';

export function NotFoundRoute() {
  return <NotFoundPage />;
}
