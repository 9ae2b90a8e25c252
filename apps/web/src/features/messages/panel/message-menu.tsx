import type { MessageDetail } from '@hearthline/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, PenLine, Repeat2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { useResend } from '../api/message-mutations.ts';

export function MessageMenu({ message }: { message: MessageDetail }) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const resend = useResend();
  const { clientId, status } = message;
  const canResend = status !== 'waiting' && status !== 'sending';
  return (
    <Menu
      label={t('panel.more')}
      className="min-w-52"
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          size="sm"
          label={t('panel.more')}
          icon={<Ellipsis aria-hidden="true" strokeWidth={1.75} />}
        />
      )}
    >
      {clientId === null ? null : (
        <>
          <MenuItem
            icon={<UserRound aria-hidden="true" strokeWidth={1.75} />}
            onAction={() => void navigate({ to: '/clients/view', search: { id: clientId } })}
          >
            {t('panel.openClient')}
          </MenuItem>
          <MenuItem
            icon={<PenLine aria-hidden="true" strokeWidth={1.75} />}
            onAction={() => void navigate({ to: '/clients/mail', search: { clientId } })}
          >
            {t('log.write')}
          </MenuItem>
        </>
      )}
      {canResend ? (
        <MenuItem
          icon={<Repeat2 aria-hidden="true" strokeWidth={1.75} />}
          onAction={() => resend.mutate(message.id)}
        >
          {t('sendAgain')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
