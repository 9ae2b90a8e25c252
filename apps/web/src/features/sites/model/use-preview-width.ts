import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import type { PreviewWidth } from './builder-view-store.ts';
import { useBuilderView } from './builder-view-store.ts';

/** On a phone the site is first seen as on a phone: a whole desktop would be too small to read. */
export function usePreviewWidth(): PreviewWidth {
  const isPhone = useMediaQuery('(width < 768px)');
  const chosen = useBuilderView((view) => view.width);
  return chosen ?? (isPhone ? 'phone' : 'desktop');
}
