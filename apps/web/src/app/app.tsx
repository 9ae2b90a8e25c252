import type { AnyRouter } from '@tanstack/react-router';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { Toaster } from '../shared/ui/toaster.tsx';
import { LazyServerError } from './pages/lazy-server-error.tsx';
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

/** The last net: whatever fails outside a route still ends on a page with a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown; hasError: boolean }> {
  override state = { error: undefined as unknown, hasError: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <main className="flex min-h-dvh flex-col">
        <LazyServerError error={this.state.error} />
      </main>
    );
  }
}
