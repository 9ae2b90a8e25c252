import type { AnyRouter } from '@tanstack/react-router';
import { RouterProvider } from '@tanstack/react-router';
import { Toaster } from '../shared/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SplashWhileSignedOut } from './splash.tsx';

export function App({ router, entryPath }: { router: AnyRouter; entryPath: string }) {
  return (
    <ErrorBoundary>
      <RouterProvider router={router} />
      <SplashWhileSignedOut router={router} entryPath={entryPath} />
      <Toaster />
    </ErrorBoundary>
  );
}
