import type { Channel } from '@hearthline/contract/messages';
import type { PlaceholderName } from '@hearthline/domain/message/placeholders';
import type { Ref } from 'react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../../shared/editor/rich-text-editor.tsx';
import { PlaceholderMenu } from '../editor/placeholder-menu.tsx';
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
