import type { Channel } from '@hearthline/contract/messages';
import type { PlaceholderName } from '@hearthline/domain/message/placeholders';
import { placeholderNames } from '@hearthline/domain/message/placeholders';
import { Braces } from 'lucide-react';
import type { Ref, RefObject } from 'react';
import { useCallback, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../../shared/editor/rich-text-editor.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { limits } from '../model/compose-state.ts';

interface SubjectFieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
}

export function SubjectField({ value, onChange, error, input }: SubjectFieldProps) {
  const { t } = useTranslation('messages');

  function addPlaceholder(name: PlaceholderName) {
    const { text, caret } = insertPlaceholder(value, name, input.current);
    onChange(text);
    input.current?.focus();
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  }

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
          <PlaceholderMenu label={t('compose.insertSubject')} onChoose={addPlaceholder} />
        </span>
      }
    />
  );
}

interface BodyFieldProps {
  channel: Channel;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Who signs, as it will stand under the words. */
  signature: string;
  ref: Ref<{ focus: () => void }>;
}

export function BodyField({ channel, value, onChange, error, signature, ref }: BodyFieldProps) {
  const { t } = useTranslation('messages');
  const labelOf = useCallback((name: string) => t(`compose.placeholders.${name as PlaceholderName}`), [t]);
  if (channel === 'sms') return <SmsField ref={ref} value={value} onChange={onChange} error={error} />;
  return (
    <RichTextEditor
      ref={ref}
      format="mail"
      label={t('compose.message')}
      isRequired
      value={value}
      onChange={onChange}
      placeholder={t('compose.placeholder')}
      error={error}
      labelOf={labelOf}
      tools={(insert) => <PlaceholderMenu label={t('compose.insert')} onChoose={insert} />}
      footer={
        signature === '' ? null : (
          <p className="px-4.5 pb-4 text-sm text-ink-3">{t('compose.signature', { who: signature })}</p>
        )
      }
    />
  );
}

interface SmsFieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  ref?: Ref<{ focus: () => void }>;
}

/** A text for phones: plain words, and few of them. */
function SmsField({ value, onChange, error, ref }: SmsFieldProps) {
  const { t } = useTranslation('messages');
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }));

  function addPlaceholder(name: PlaceholderName) {
    const { text, caret } = insertPlaceholder(value, name, area.current);
    onChange(text);
    area.current?.focus();
    requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret));
  }

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
        <PlaceholderMenu label={t('compose.insert')} onChoose={addPlaceholder} />
      </span>
    </div>
  );
}

interface PlaceholderMenuProps {
  label: string;
  onChoose: (name: PlaceholderName) => void;
}

/** What is filled in for each reader. */
function PlaceholderMenu({ label, onChoose }: PlaceholderMenuProps) {
  const { t } = useTranslation('messages');
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          size="sm"
          label={label}
          icon={<Braces aria-hidden="true" strokeWidth={1.75} />}
        />
      )}
    >
      {placeholderNames.map((name) => (
        <MenuItem
          key={name}
          // After the menu has gone and given the focus back.
          onAction={() => requestAnimationFrame(() => requestAnimationFrame(() => onChoose(name)))}
        >
          {t(`compose.placeholders.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The text with a placeholder where the caret is, and where the caret stands after it. */
function insertPlaceholder(
  text: string,
  name: PlaceholderName,
  input: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'> | null,
): { text: string; caret: number } {
  const start = input?.selectionStart ?? text.length;
  const end = input?.selectionEnd ?? start;
  const written = `{{${name}}}`;
  return { text: text.slice(0, start) + written + text.slice(end), caret: start + written.length };
}
