import type { MessageDetail } from '@hearthline/contract/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { MessageWords } from '../model/use-message-words.ts';
import { MailFrame } from '../parts/mail-frame.tsx';

interface MessageContentProps {
  message: MessageDetail;
  words: MessageWords;
}

type Part = 'html' | 'text';

/** What the client got, to the letter. */
export function MessageContent({ message, words }: MessageContentProps) {
  const { t } = useTranslation('messages');
  const [chosen, setChosen] = useState<Part>('html');
  const hasHtml = message.html !== '';
  const part = hasHtml ? chosen : 'text';
  return (
    <section aria-label={t('panel.content')} className="px-6 max-md:px-4">
      <div className="mb-2 flex items-center gap-2">
        <p className="min-w-0 flex-1 text-xs text-ink-3">{t('panel.exactly')}</p>
        {hasHtml ? (
          <Segmented
            size="sm"
            label={t('panel.content')}
            items={[
              { id: 'html', label: t('panel.parts.html') },
              { id: 'text', label: t('panel.parts.text') },
            ]}
            value={part}
            onChange={setChosen}
          />
        ) : null}
      </div>
      {part === 'html' ? (
        <MailFrame
          key={message.id}
          title={words.subjectOf(message)}
          html={message.html}
          className="h-[460px] w-full rounded-[12px] border border-line-strong"
        />
      ) : (
        <p className="rounded-[12px] border border-line-strong bg-inset p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {message.text}
        </p>
      )}
    </section>
  );
}
