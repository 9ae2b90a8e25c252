import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { RouterProvider } from '@tanstack/react-router';
import { Toaster } from '../shared/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SplashWhileSignedOut } from './splash.tsx';

interface AppProps {
  router: AnyRouter;
  queryClient: QueryClient;
  entryPath: string;
}

export function App({ router, queryClient, entryPath }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <SplashWhileSignedOut router={router} entryPath={entryPath} />
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
