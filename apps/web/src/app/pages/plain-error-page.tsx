import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { reloadPage } from './reload-page.ts';

/** What is left to say when not even the error page can be fetched. */
export function PlainErrorPage(_props: { error?: unknown }) {
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
