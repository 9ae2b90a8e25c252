import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';

/**
 * A component whose code is loaded when it is first drawn; until then its place is empty or holds the fallback. A layer,
 * which has `isOpen`, is loaded when it first opens and stays afterwards, so that closing can be animated.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyPart(props) {
    const isShown = !('isOpen' in props) || props.isOpen === true;
    const [isWanted, setIsWanted] = useState(isShown);
    if (isShown && !isWanted) setIsWanted(true);
    if (!isShown && !isWanted) return null;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
