import type { Language } from '@hearthline/contract/common';
import type { Channel } from '@hearthline/contract/messages';
import { isWritten } from '@hearthline/domain/message/is-written';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { splitName } from '../../../shared/lib/split-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ScaledMailFrame } from '../../../shared/ui/mail-frame.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { previewQuery } from '../api/messages-api.ts';
import type { ComposeForm } from './use-compose-form.ts';

const typingMs = 500;
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** The mail as one of its readers gets it. */
export function PreviewPane({ form }: { form: ComposeForm }) {
  const { t } = useTranslation('messages');
  const { channel, category, audience, language, setLanguage, sender } = form;
  const listingIds = channel === 'email' ? [...form.listingIds] : [];
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [turn, setTurn] = useState(0);
  const readers = audience?.readers ?? [];
  const reader = readers[turn % Math.max(1, readers.length)];
  const mail = useSettled(form.mail, typingMs);
  const hasWords = isWritten(mail[language].body);
  const preview = useQuery({
    ...previewQuery({
      channel,
      category,
      letter: mail,
      listingIds,
      language,
      clientId: reader?.id ?? null,
    }),
    enabled: hasWords,
    placeholderData: keepPreviousData,
  });
  const failure = useQueryBoundary(preview);

  /** The reader's own language, as they will get it. */
  function handleNext() {
    const next = readers[(turn + 1) % readers.length];
    setTurn(turn + 1);
    if (next && isWritten(form.mail[next.language].body)) setLanguage(next.language);
  }

  return (
    <aside
      aria-labelledby="preview-heading"
      className="flex min-w-0 flex-col border-line bg-surface px-6 py-4.5 max-xl:rounded-lg max-xl:border max-md:px-4 xl:overflow-hidden xl:border-l"
    >
      <div className="mb-3.5 flex items-center gap-2">
        <h2 id="preview-heading" className="flex-1 text-[15px]/[22px]">
          {t('compose.preview.heading')}
        </h2>
        <Segmented
          size="sm"
          label={t('compose.preview.language')}
          items={[
            { id: 'en', label: 'EN', name: t('compose.languages.en') },
            { id: 'fr', label: 'FR', name: t('compose.languages.fr') },
          ]}
          value={language}
          onChange={setLanguage}
        />
        {channel === 'email' ? (
          <Segmented
            size="sm"
            label={t('compose.preview.width')}
            items={[
              { id: 'phone', label: <Smartphone {...icon} />, name: t('compose.preview.phone') },
              { id: 'desktop', label: <Monitor {...icon} />, name: t('compose.preview.desktop') },
            ]}
            value={width}
            onChange={setWidth}
          />
        ) : null}
      </div>
      <div className="mb-3 flex min-h-5 items-center gap-2 text-xs text-ink-2">
        <span className="flex-none">{t('compose.preview.shownAs')}</span>
        {reader ? (
          <>
            <PersonAvatar {...splitName(reader.name)} size="xs" />
            <span className="min-w-0 truncate font-medium text-ink">{reader.name}</span>
          </>
        ) : (
          <span>{t('compose.preview.somebody')}</span>
        )}
        <span className="flex-1" />
        {readers.length > 1 ? (
          <Button variant="link" size="sm" onClick={handleNext}>
            {t('compose.preview.next')}
          </Button>
        ) : null}
      </div>
      {failure ? (
        <QueryError layout="line" failure={failure} text={t('compose.preview.failed')} />
      ) : (
        <PreviewPaper
          content={hasWords ? preview.data : undefined}
          hasWords={hasWords}
          channel={channel}
          language={language}
          width={width}
          senderName={sender.name}
          readerName={reader?.name ?? ''}
        />
      )}
    </aside>
  );
}

type PreviewWidth = 'phone' | 'desktop';

interface PreviewPaperProps {
  content: { subject: string; html: string; text: string } | undefined;
  hasWords: boolean;
  channel: Channel;
  language: Language;
  width: PreviewWidth;
  senderName: string;
  readerName: string;
}

/** White in both themes, as most programs show mail. */
function PreviewPaper(props: PreviewPaperProps) {
  const { content, hasWords, channel, language, width, senderName, readerName } = props;
  const { t } = useTranslation('messages');
  const empty = t(language === 'fr' ? 'compose.preview.emptyFrench' : 'compose.preview.empty');
  return (
    <div
      className={classNames(
        'flex min-h-105 flex-1 flex-col overflow-hidden border border-line-strong shadow-[0_0_0_6px_var(--inset)]',
        width === 'phone' || channel === 'sms' ? 'mx-auto w-full max-w-80 rounded-[20px]' : 'rounded-md',
        channel === 'email' && 'bg-white',
      )}
    >
      {channel === 'sms' ? (
        <div className="flex-1 bg-inset p-4">
          <p className="mb-2 text-center text-2xs text-ink-3">{t('compose.preview.sms')}</p>
          <p
            lang={language}
            className="w-fit max-w-full rounded-[16px] rounded-bl-xs bg-raised px-3.5 py-2.5 text-sm wrap-anywhere whitespace-pre-wrap shadow-xs"
          >
            {hasWords ? content?.text : empty}
          </p>
        </div>
      ) : (
        <>
          <div lang={language} className="border-b border-black/10 px-4 pt-3.5 pb-2.5 text-black">
            <b className="block text-base/5 font-semibold text-balance wrap-anywhere">
              {content?.subject || t('compose.preview.noSubject')}
            </b>
            <div className="mt-2 flex items-center gap-2 text-[11.5px]/[15px]">
              <PersonAvatar {...splitName(senderName)} size="sm" />
              <span className="min-w-0">
                <b className="block truncate font-medium">{senderName}</b>
                {readerName ? (
                  <span className="block truncate text-black/60">
                    {t('compose.preview.to', { name: readerName.split(' ')[0] ?? '' })}
                  </span>
                ) : null}
              </span>
            </div>
          </div>
          {hasWords ? (
            <ScaledMailFrame
              title={t('compose.preview.frame', { subject: content?.subject ?? '' })}
              html={content?.html ?? ''}
              frameWidth={width === 'desktop' ? 680 : null}
            />
          ) : (
            <p className="p-4 text-sm text-black/60">{empty}</p>
          )}
        </>
      )}
    </div>
  );
}
