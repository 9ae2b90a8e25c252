import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

interface LoadErrorProps {
  text: string;
  onRetry: () => void;
  isRetrying: boolean;
}

export function LoadError({ text, onRetry, isRetrying }: LoadErrorProps) {
  const { t } = useTranslation('common');
  return (
    <Notice
      tone="danger"
      actions={
        <Button size="sm" variant="secondary" isLoading={isRetrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
