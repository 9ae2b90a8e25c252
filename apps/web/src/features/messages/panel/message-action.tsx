import type { MessageDetail } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { useResend, useTakeBack } from '../api/message-mutations.ts';

/** What helps with a message that did not simply arrive. */
export function MessageAction({ message }: { message: MessageDetail }) {
  const { t } = useTranslation('messages');
  const resend = useResend();
  const takeBack = useTakeBack();
  const isWaiting = message.status === 'waiting';
  const act = isWaiting ? takeBack : resend;
  return (
    <footer className="flex flex-none justify-end gap-2 border-t border-line px-6 py-3 max-md:px-4">
      <Button
        variant="secondary"
        isLoading={act.isPending}
        disabled={act.isSuccess}
        onClick={() => act.mutate(message.id)}
      >
        {t(isWaiting ? 'takeBack' : 'sendAgain')}
      </Button>
    </footer>
  );
}
