import type { PlaceholderName } from '@hearthline/domain/message/placeholders';
import { placeholderNames } from '@hearthline/domain/message/placeholders';
import { HousePlus } from 'lucide-react';
import type { Ref, RefObject } from 'react';
import { useCallback, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insertPlaceholder, PlaceholderMenu } from '../../../shared/editor/placeholder-menu.tsx';
import { RichTextEditor } from '../../../shared/editor/rich-text-editor.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { limits } from '../model/compose-state.ts';
import { MailHomes } from './mail-homes.tsx';
import type { ComposeForm } from './use-compose-form.ts';

interface FieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

interface SubjectFieldProps extends FieldProps {
  input: RefObject<HTMLInputElement | null>;
}

export function SubjectField({ value, onChange, error, input }: SubjectFieldProps) {
  const { t } = useTranslation('messages');
  return (
    <TextField
      ref={input}
      label={t('compose.subject')}
      isRequired
      autoComplete="off"
      value={value}
      error={error}
      hint={t('compose.subjectHint', { count: value.length })}
      onChange={(event) => onChange(event.target.value)}
      suffix={
        <span className="-mr-2">
          <MailPlaceholderMenu
            label={t('compose.insertSubject')}
            onChoose={(name) => insertPlaceholder(name, input.current, onChange)}
          />
        </span>
      }
    />
  );
}

interface BodyFieldProps extends FieldProps {
  ref: Ref<{ focus: () => void }>;
}

interface MailBodyFieldProps extends BodyFieldProps {
  homes: ComposeForm;
  /** Who signs, as it will stand under the words. */
  signature: string;
}

export function MailBodyField({ signature, homes, ...field }: MailBodyFieldProps) {
  const { t } = useTranslation('messages');
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const labelOf = useCallback((name: string) => t(`compose.placeholders.${name as PlaceholderName}`), [t]);
  return (
    <RichTextEditor
      {...field}
      format="mail"
      label={t('compose.message')}
      isRequired
      placeholder={t('compose.placeholder')}
      labelOf={labelOf}
      tools={(insert) => (
        <>
          <MailPlaceholderMenu label={t('compose.insert')} onChoose={insert} />
          <Button
            ref={addButton}
            size="sm"
            variant="ghost"
            icon={<HousePlus aria-hidden="true" strokeWidth={1.75} />}
            aria-label={t('compose.homes.add')}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            <span className="max-sm:hidden">{t('compose.homes.add')}</span>
            <span className="sm:hidden">{t('compose.homes.addShort')}</span>
          </Button>
        </>
      )}
      footer={
        <>
          <MailHomes
            form={homes}
            isAdding={isAdding}
            onStopAdding={() => {
              setAdding(false);
              addButton.current?.focus();
            }}
          />
          {signature === '' ? null : (
            <p className="px-4.5 pb-4 text-sm text-ink-3">{t('compose.signature', { who: signature })}</p>
          )}
        </>
      }
    />
  );
}

/** A text for phones: plain words, and few of them. */
export function SmsField({ value, onChange, error, ref }: BodyFieldProps) {
  const { t } = useTranslation('messages');
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }));
  return (
    <div className="relative">
      <TextArea
        ref={area}
        label={t('compose.message')}
        isRequired
        rows={8}
        placeholder={t('compose.placeholder')}
        value={value}
        error={error}
        hint={t('compose.smsHint', { count: value.length, limit: limits.sms })}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="absolute -top-2 right-0">
        <MailPlaceholderMenu
          label={t('compose.insert')}
          onChoose={(name) => insertPlaceholder(name, area.current, onChange)}
        />
      </span>
    </div>
  );
}

function MailPlaceholderMenu(props: { label: string; onChoose: (name: PlaceholderName) => void }) {
  const { t } = useTranslation('messages');
  return (
    <PlaceholderMenu
      {...props}
      names={placeholderNames}
      labelOf={(name) => t(`compose.placeholders.${name}`)}
    />
  );
}
