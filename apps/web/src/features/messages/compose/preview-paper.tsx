import type { Language } from '@hearthline/contract/common';
import type { Channel } from '@hearthline/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { splitName } from '../model/split-name.ts';
import { MailFrame } from '../parts/mail-frame.tsx';

export type PreviewWidth = 'phone' | 'desktop';

interface PreviewPaperProps {
  content: { subject: string; html: string; text: string } | undefined;
  isWritten: boolean;
  channel: Channel;
  language: Language;
  width: PreviewWidth;
  senderName: string;
  readerName: string;
}

/** White in both themes, as most programs show mail. */
export function PreviewPaper(props: PreviewPaperProps) {
  const { content, isWritten, channel, language, width, senderName, readerName } = props;
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
            {isWritten ? content?.text : empty}
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
          {isWritten ? (
            <ScaledFrame
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

interface ScaledFrameProps {
  title: string;
  html: string;
  /** Null takes the room there is. */
  frameWidth: number | null;
}

/** A computer's window is wider than the pane, so it is drawn smaller. */
function ScaledFrame({ title, html, frameWidth }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = frameWidth === null || room === 0 ? 1 : Math.min(1, room / frameWidth);
  return (
    <div ref={box} className="relative min-h-80 flex-1 overflow-hidden">
      <MailFrame
        title={title}
        html={html}
        style={{
          width: `${100 / scale}%`,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
        className="absolute top-0 left-0 origin-top-left"
      />
    </div>
  );
}
