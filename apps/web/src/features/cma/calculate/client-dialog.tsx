import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { ClientField } from '../components/client-field.tsx';
import type { CmaClient } from '../model/cma-autosave.ts';

interface ClientDialogProps {
  client: CmaClient;
  onChange: (client: CmaClient) => void;
  onClose: () => void;
}

/** Who is chosen is taken at once; who is taken out leaves room for another. */
export function ClientDialog({ client, onChange, onClose }: ClientDialogProps) {
  const { t } = useTranslation('cma');
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('client.title')}
      footer={<Button onClick={onClose}>{t('client.done')}</Button>}
    >
      <ClientField
        hasFocus
        client={client}
        onChange={(chosen) => {
          onChange(chosen);
          if (chosen) onClose();
        }}
      />
    </Modal>
  );
}
