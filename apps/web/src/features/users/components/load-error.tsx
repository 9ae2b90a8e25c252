import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface LoadErrorProps {
  text: string;
  onRetry: () => void;
  isRetrying: boolean;
}

export function LoadError({ text, onRetry, isRetrying }: LoadErrorProps) {
  const { t } = useTranslation('common');
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="sm" variant="secondary" isLoading={isRetrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
