import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../shared/lib/config.ts';
import { usePageNameStore } from '../shared/stores/page-name-store.ts';
import { getScreen } from './screens.ts';
import { useCurrentPlace } from './shell/use-current-place.ts';

/** Keeps the title of the window with the screen, and tells screen readers that the screen changed. */
export function DocumentTitle() {
  const { t } = useTranslation('shell');
  const { path, basketType } = useCurrentPlace();
  const name = usePageNameStore((state) => state.name);
  const title = t('documentTitle', {
    screen: name ?? t(`screens.${getScreen(path, { basketType })}`),
    brand: config().brand,
  });

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
