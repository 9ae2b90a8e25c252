import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { reloadPage } from './reload-page.ts';

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

/** What is left to say when not even the error page can be fetched. */
function PlainErrorPage(_props: { error?: unknown }) {
  const { t } = useTranslation('common');
  return (
    <div className="m-auto p-8 text-center">
      <h1 className="mb-6">{t('error500Message')}</h1>
      <Button size="lg" onClick={reloadPage}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
