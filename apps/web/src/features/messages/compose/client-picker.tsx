import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { PersonPicker } from '../../../shared/ui/person-picker.tsx';
import { clientNameQuery } from '../api/mailing-queries.ts';
import { limits } from '../model/compose-state.ts';

const shownNames = 12;

interface ClientPickerProps {
  clientIds: readonly string[];
  onChange: (clientIds: string[]) => void;
  error: string | undefined;
}

/** Clients by name, each a chip under the field. */
export function ClientPicker({ clientIds, onChange, error }: ClientPickerProps) {
  const { t } = useTranslation('messages');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <PersonPicker
        label={t('compose.audience.find')}
        placeholder={t('compose.audience.findHint')}
        chosen={clientIds.map((id) => ({ id, firstName: '', lastName: '' }))}
        onChange={(people) => onChange(people.map(({ id }) => id))}
        most={limits.clients}
        areChipsElsewhere
        error={error}
      />
      <ChosenClients clientIds={clientIds} onChange={onChange} />
    </div>
  );
}

function ChosenClients({ clientIds, onChange }: Pick<ClientPickerProps, 'clientIds' | 'onChange'>) {
  const { t } = useTranslation('messages');
  const shown = clientIds.slice(0, shownNames);
  const names = useQueries({ queries: shown.map(clientNameQuery) });
  const rest = clientIds.length - shown.length;
  if (clientIds.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul aria-label={t('compose.audience.chosen')} className="contents">
        {shown.map((id, index) => {
          const { data, isError } = names[index] ?? {};
          const name = data ?? (isError ? t('compose.audience.unknown') : '…');
          return (
            <li key={id} className="min-w-0">
              <Chip
                isRemovable
                aria-label={t('compose.audience.remove', { name })}
                className="max-w-full"
                onClick={() => onChange(clientIds.filter((each) => each !== id))}
              >
                <span className="truncate">{name}</span>
              </Chip>
            </li>
          );
        })}
      </ul>
      {rest > 0 ? (
        <span className="text-xs text-ink-2">{t('compose.audience.more', { count: rest })}</span>
      ) : null}
      {clientIds.length > 3 ? (
        <Button variant="link" size="sm" onClick={() => onChange([])}>
          {t('compose.audience.removeAll')}
        </Button>
      ) : null}
    </div>
  );
}
