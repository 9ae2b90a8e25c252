import type { PlaceholderName } from '@hearthline/domain/message/placeholders';
import type { Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { limits } from '../model/compose-state.ts';
import { insertPlaceholder, PlaceholderMenu } from './placeholder-menu.tsx';

interface SmsFieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  ref?: Ref<{ focus: () => void }>;
}

/** A text for phones: plain words, and few of them. */
export function SmsField({ value, onChange, error, ref }: SmsFieldProps) {
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
