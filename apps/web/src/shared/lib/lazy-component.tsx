import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';

/**
 * A component of another file, fetched when it is first drawn; nothing stands in its place until then. A layer, which
 * has `isOpen`, is fetched when it first opens and stays afterwards, so that closing can be animated.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazy(async () => ({ default: await load() }));
  return function LazyComponent(props: Props) {
    const isShown = !('isOpen' in props) || props.isOpen === true;
    const [isWanted, setIsWanted] = useState(isShown);
    if (isShown && !isWanted) setIsWanted(true);
    if (!isWanted && !isShown) return null;
    return (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    );
  };
}
