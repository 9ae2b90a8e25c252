import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { ComboBox, Input, Label, ListBox, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../../shared/ui/aria-locale.tsx';
import { FieldError, labelClass } from '../../../../shared/ui/field.tsx';
import { PersonAvatar } from '../../../../shared/ui/person-avatar.tsx';
import { PersonOption } from '../../../../shared/ui/person-option.tsx';
import { popoverClass } from '../../../../shared/ui/popover-class.ts';
import { controlTextClass } from '../../../../shared/ui/text-field.tsx';
import { findClientsQuery } from '../../api/client-queries.ts';
import { useFieldWidth } from '../../components/use-field-width.ts';
import type { Recipient } from './send-queries.ts';

interface RecipientFieldProps {
  recipients: readonly Recipient[];
  onChange: (recipients: Recipient[]) => void;
  most: number;
  error: string | undefined;
}

const typingMs = 250;

/** Clients by name, each a chip in the field; Backspace in the empty field takes the last one out. */
export function RecipientField({ recipients, onChange, most, error }: RecipientFieldProps) {
  const { t } = useTranslation('cmaReport');
  const errorId = useId();
  const { box, style, measure } = useFieldWidth();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), typingMs);
  const { data = [], isFetching } = useQuery(findClientsQuery(settled));
  const isSearching = isFetching || settled !== text.trim();
  const isFull = recipients.length >= most;
  const found =
    settled === '' || isFull ? [] : data.filter(({ id }) => !recipients.some((each) => each.id === id));

  function remove(id: string): void {
    onChange(recipients.filter((each) => each.id !== id));
    box.current?.querySelector('input')?.focus();
  }

  return (
    <AriaLocale>
      <ComboBox
        items={found}
        inputValue={text}
        onInputChange={setText}
        value={null}
        onChange={(key) => {
          const chosen = found.find(({ id }) => id === key);
          if (!chosen || isFull) return;
          const { id, firstName, lastName } = chosen;
          onChange([...recipients, { id, firstName, lastName }]);
          setText('');
        }}
        menuTrigger="input"
        onOpenChange={measure}
        autoFocus
        allowsEmptyCollection={text.trim() !== '' && !isFull}
        isRequired
        isInvalid={error !== undefined}
        validationBehavior="aria"
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
      >
        <Label className={classNames(labelClass, 'field-required justify-self-start')}>{t('send.to')}</Label>
        <div
          ref={box}
          data-invalid={error ? true : undefined}
          className="control-box flex min-h-11 flex-wrap items-center gap-1.5 rounded-md p-1.5 transition-control"
        >
          {recipients.length > 0 ? (
            <ul aria-label={t('send.chosen')} className="contents">
              {recipients.map((recipient) => (
                <RecipientChip key={recipient.id} recipient={recipient} onRemove={remove} />
              ))}
            </ul>
          ) : null}
          <Input
            placeholder={recipients.length === 0 ? t('send.findHint') : undefined}
            aria-describedby={error ? errorId : undefined}
            onKeyDown={(event) => {
              const last = recipients.at(-1);
              if (event.key === 'Backspace' && text === '' && last) remove(last.id);
            }}
            className={classNames(
              'h-7.5 min-w-30 flex-1 bg-transparent px-1.5 text-ink outline-none',
              controlTextClass,
            )}
          />
        </div>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {isFull ? <p className="text-xs text-ink-3">{t('send.full', { most })}</p> : null}
        <Popover triggerRef={box} style={style} className={classNames(popoverClass, 'w-(--trigger-width)')}>
          <ListBox
            aria-label={t('send.found')}
            items={found}
            className="outline-none"
            renderEmptyState={() => (
              <p className="px-2.5 py-2 text-sm text-ink-3">
                {isSearching ? t('send.searching') : t('send.nobody')}
              </p>
            )}
          >
            {(client) => <PersonOption person={client} />}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}

function RecipientChip({
  recipient: { id, firstName, lastName },
  onRemove,
}: {
  recipient: Recipient;
  onRemove: (id: string) => void;
}) {
  const { t } = useTranslation('cmaReport');
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li className="inline-flex h-7.5 max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line-strong pl-1 text-xs font-medium text-ink-2">
      <PersonAvatar firstName={firstName} lastName={lastName} size="xs" className="size-5.5!" />
      <span className="min-w-0 truncate">{name}</span>
      <button
        type="button"
        aria-label={t('send.remove', { name })}
        onClick={() => onRemove(id)}
        className="touch-target grid size-7 flex-none place-items-center rounded-full text-ink-2 transition-control hovered:bg-hover hovered:text-ink"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      </button>
    </li>
  );
}
