import type { AnyRouter } from '@tanstack/react-router';
import { RouterProvider } from '@tanstack/react-router';
import { Toaster } from '../shared/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SplashWhileSignedOut } from './splash.tsx';

interface AppProps {
  router: AnyRouter;
  entryPath: string;
}

export function App({ router, entryPath }: AppProps) {
  return (
    <ErrorBoundary>
      <RouterProvider router={router} />
      <SplashWhileSignedOut router={router} entryPath={entryPath} />
      <Toaster />
    </ErrorBoundary>
  );
}
