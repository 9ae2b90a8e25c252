import { useQueries, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ComboBox, Input, Label, ListBox, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { FieldError, labelClass } from '../../../shared/ui/field.tsx';
import { PersonOption } from '../../../shared/ui/person-option.tsx';
import { popoverClass } from '../../../shared/ui/popover-class.ts';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import { clientNameQuery, findClientsQuery } from '../api/mailing-queries.ts';
import { limits } from '../model/compose-state.ts';

const typingMs = 250;
const shownNames = 12;

interface ClientPickerProps {
  clientIds: readonly string[];
  onChange: (clientIds: string[]) => void;
  error: string | undefined;
}

/** Clients by name: found by a few letters, each taken out again by its cross. */
export function ClientPicker({ clientIds, onChange, error }: ClientPickerProps) {
  const { t } = useTranslation('messages');
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), typingMs);
  const { data = [] } = useQuery(findClientsQuery(settled));
  const found = settled === '' ? [] : data.filter(({ id }) => !clientIds.includes(id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <AriaLocale>
        <ComboBox
          items={found}
          inputValue={text}
          onInputChange={setText}
          value={null}
          onChange={(key) => {
            if (key === null || clientIds.length >= limits.clients) return;
            onChange([...clientIds, String(key)]);
            setText('');
          }}
          menuTrigger="input"
          allowsEmptyCollection={settled !== ''}
          isInvalid={error !== undefined}
          validationBehavior="aria"
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
        >
          <Label className={labelClass}>{t('compose.audience.find')}</Label>
          <div
            data-invalid={error ? true : undefined}
            className={classNames(
              'control-box relative flex items-center transition-control',
              controlHeights.md,
            )}
          >
            <Search
              aria-hidden="true"
              strokeWidth={1.75}
              className="pointer-events-none absolute left-3 size-4.5 text-ink-3"
            />
            <Input
              placeholder={t('compose.audience.findHint')}
              className={classNames(
                'h-full min-w-0 flex-1 rounded-[inherit] bg-transparent pr-3 pl-[38px] text-ink outline-none',
                controlTextClass,
              )}
            />
          </div>
          {error ? <FieldError id="audience-error">{error}</FieldError> : null}
          <Popover className={classNames(popoverClass, 'w-(--trigger-width)')}>
            <ListBox
              aria-label={t('compose.audience.found')}
              items={found}
              className="outline-none"
              renderEmptyState={() => (
                <p className="px-2.5 py-2 text-sm text-ink-3">{t('compose.audience.nobody')}</p>
              )}
            >
              {(client) => <PersonOption person={client} />}
            </ListBox>
          </Popover>
        </ComboBox>
      </AriaLocale>
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
