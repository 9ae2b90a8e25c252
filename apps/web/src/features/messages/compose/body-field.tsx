import type { Channel } from '@hearthline/contract/messages';
import type { Ref } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError, labelClass } from '../../../shared/ui/field.tsx';
import { LetterEditor } from '../editor/letter-editor.tsx';
import { SmsField } from '../editor/sms-field.tsx';

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
  const id = useId();
  if (channel === 'sms') return <SmsField ref={ref} value={value} onChange={onChange} error={error} />;
  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className={`${labelClass} field-required justify-self-start`}>
        {t('compose.message')}
      </span>
      <LetterEditor
        ref={ref}
        value={value}
        onChange={onChange}
        labelledBy={`${id}-label`}
        describedBy={error ? `${id}-error` : undefined}
        isInvalid={error !== undefined}
        placeholder={t('compose.placeholder')}
        footer={
          signature === '' ? null : (
            <p className="px-4.5 pb-4 text-sm text-ink-3">{t('compose.signature', { who: signature })}</p>
          )
        }
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
