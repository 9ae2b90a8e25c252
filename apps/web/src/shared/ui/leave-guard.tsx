import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  wouldLose: () => boolean;
  /** What would be lost. */
  text: string;
}

/** Asks before what was typed is lost: by a link, by going back, or with the window. */
export function LeaveGuard({ wouldLose, text }: LeaveGuardProps) {
  const { t } = useTranslation('common');
  const blocker = useBlocker({ shouldBlockFn: wouldLose, enableBeforeUnload: wouldLose, withResolver: true });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={t('leave.title')}
      text={text}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
