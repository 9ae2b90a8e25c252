import { NotFoundPage } from '../pages/not-found-page.tsx';
import { OpenFrame } from '../shell/open-frame.tsx';

/** An unknown address beside the auth screens. */
export function AuthNotFoundRoute() {
  return (
    <OpenFrame>
      <NotFoundPage />
    </OpenFrame>
  );
}
