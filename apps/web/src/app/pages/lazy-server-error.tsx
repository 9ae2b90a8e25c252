import { lazy, Suspense } from 'react';
import { PlainErrorPage } from './plain-error-page.tsx';

/** Fetched only when something fails; without a network the plain page says the same. */
const ServerErrorPage = lazy(async () => {
  try {
    return { default: (await import('./server-error-page.tsx')).ServerErrorPage };
  } catch {
    return { default: PlainErrorPage };
  }
});

export function LazyServerError({ error }: { error?: unknown }) {
  return (
    <Suspense>
      <ServerErrorPage error={error} />
    </Suspense>
  );
}
