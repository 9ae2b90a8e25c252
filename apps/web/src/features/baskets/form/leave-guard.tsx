import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  wouldLose: () => boolean;
  /** What would be lost. */
  text: string;
}

/** Asks before what was typed is lost: by a link, by going back, or with the window. */
export function LeaveGuard({ wouldLose, text }: LeaveGuardProps) {
  const { t } = useTranslation('baskets');
  const blocker = useBlocker({ shouldBlockFn: wouldLose, enableBeforeUnload: wouldLose, withResolver: true });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={t('form.leave.title')}
      text={text}
      confirmLabel={t('form.leave.confirm')}
      cancelLabel={t('form.leave.stay')}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
