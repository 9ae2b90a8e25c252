import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';

/** A component whose code is loaded when it is first drawn; until then its place is empty or holds the fallback. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyPart(props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
