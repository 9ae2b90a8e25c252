import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { PersonPicker } from '../../../shared/ui/person-picker.tsx';
import type { CmaClient } from '../model/cma-autosave.ts';

interface ClientFieldProps {
  client: CmaClient;
  onChange: (client: CmaClient) => void;
  hasFocus?: boolean;
}

/** For whom an analysis is made: found by name, replaced by typing another. */
export function ClientField({ client, onChange, hasFocus = false }: ClientFieldProps) {
  const { t } = useTranslation('cma');
  const [firstName = '', ...others] = client?.name.split(' ') ?? [];
  return (
    <PersonPicker
      label={t('client.label')}
      hint={t('client.hint')}
      placeholder={t(client ? 'client.other' : 'client.find')}
      chosen={client ? [{ id: client.id, firstName, lastName: others.join(' ') }] : []}
      onChange={([person]) =>
        onChange(person ? { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() } : null)
      }
      hasFocus={hasFocus}
    />
  );
}

/** Who is chosen is taken at once; who is taken out leaves room for another. */
export function ClientDialog({ client, onChange, onClose }: ClientFieldProps & { onClose: () => void }) {
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
