import type { LikelySame } from '@hearthline/contract/clients';
import { useNavigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { clientPageLink } from '../parts/client-links.ts';

interface DoubtDialogProps {
  same: LikelySame;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** Asked once before a second record of what seems to be one person is made. */
export function DoubtDialog({ same, isSaving, onSave, onClose }: DoubtDialogProps) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const { client, reasons } = same;
  const name = `${client.firstName} ${client.lastName}`.trim();
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('form.doubt.title')}
      icon={<Users aria-hidden="true" />}
      footer={
        <>
          <Button variant="secondary" isLoading={isSaving} onClick={onSave}>
            {t('form.doubt.save')}
          </Button>
          <Button onClick={() => void navigate(clientPageLink(client.id))}>{t('form.same.open')}</Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        {t(reasons.includes('phone') ? 'form.doubt.phone' : 'form.doubt.nameAndAddress', {
          name,
          date: client.entryDate,
        })}
      </p>
    </Modal>
  );
}
