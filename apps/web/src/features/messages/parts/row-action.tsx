import type { MessageRow } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { useResend, useTakeBack } from '../api/message-mutations.ts';

const canTakeBack = ({ status }: Pick<MessageRow, 'status'>): boolean => status === 'waiting';
const canSendAgain = ({ status }: Pick<MessageRow, 'status'>): boolean => status === 'failed';

interface RowActionProps {
  message: MessageRow;
  className?: string;
}

/** What helps with this message now; nothing where it simply arrived. */
export function RowAction({ message, className }: RowActionProps) {
  const { t } = useTranslation('messages');
  const resend = useResend();
  const takeBack = useTakeBack();
  const name = message.clientName;
  if (canSendAgain(message))
    return (
      <Button
        variant="secondary"
        size="sm"
        className={className}
        aria-label={`${t('sendAgain')}, ${name}`}
        isLoading={resend.isPending}
        disabled={resend.isSuccess}
        onClick={() => resend.mutate(message.id)}
      >
        {t('sendAgain')}
      </Button>
    );
  if (!canTakeBack(message)) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      aria-label={`${t('takeBack')}, ${name}`}
      isLoading={takeBack.isPending}
      onClick={() => takeBack.mutate(message.id)}
    >
      {t('takeBack')}
    </Button>
  );
}
