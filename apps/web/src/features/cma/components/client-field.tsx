import { useTranslation } from 'react-i18next';
import type { PickedPerson } from '../../../shared/ui/person-picker.tsx';
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
  return (
    <PersonPicker
      label={t('client.label')}
      hint={t('client.hint')}
      placeholder={t(client ? 'client.other' : 'client.find')}
      chosen={client ? [toPerson(client)] : []}
      onChange={([person]) =>
        onChange(person ? { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() } : null)
      }
      hasFocus={hasFocus}
    />
  );
}

function toPerson({ id, name }: NonNullable<CmaClient>): PickedPerson {
  const [firstName = '', ...others] = name.split(' ');
  return { id, firstName, lastName: others.join(' ') };
}
