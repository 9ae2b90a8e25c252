import type { Language } from '@hearthline/contract/common';
import type { MailContent } from '@hearthline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Moon, Smartphone } from 'lucide-react';
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
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { TemplatePlace } from '../api/greetings-api.ts';
import { previewQuery } from '../api/greetings-api.ts';

const typingMs = 500;
const desktopWidth = 680;
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

type Look = 'phone' | 'desktop' | 'dark';
type ReaderLanguage = Language | 'own';

interface TemplatePreviewProps {
  place: TemplatePlace;
  words: MailContent;
  pictureFileId: string | null;
  agentName: string;
}

/** The mail as one client after the other would get it. */
export function TemplatePreview({ place, words, pictureFileId, agentName }: TemplatePreviewProps) {
  const { t } = useTranslation('greetings');
  const [look, setLook] = useState<Look>('phone');
  const [language, setLanguage] = useState<ReaderLanguage>('own');
  const [turn, setTurn] = useState(0);
  const settled = useSettled(words, typingMs);
  const preview = useQuery(
    previewQuery(place, {
      words: settled,
      pictureFileId,
      language: language === 'own' ? null : language,
      position: turn,
    }),
  );
  const failure = useQueryBoundary(preview);
  const { client, clientCount = 0 } = preview.data ?? {};
  return (
    <aside
      aria-labelledby="preview-title"
      className="flex min-w-0 flex-col border-line bg-inset/40 px-4 py-5 max-xl:border-t md:max-xl:px-8 xl:overflow-y-auto xl:border-l"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="preview-title" className="flex-1 text-[15px]/[22px]">
          {t('preview.title')}
        </h2>
        <Segmented
          size="sm"
          label={t('preview.language')}
          items={[
            { id: 'own', label: t('preview.ownLanguage') },
            { id: 'en', label: 'EN', name: t('mail.languages.en') },
            { id: 'fr', label: 'FR', name: t('mail.languages.fr') },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <Segmented
          size="sm"
          label={t('preview.look')}
          items={[
            { id: 'phone', label: <Smartphone {...icon} />, name: t('preview.phone') },
            { id: 'desktop', label: <Monitor {...icon} />, name: t('preview.desktop') },
            { id: 'dark', label: <Moon {...icon} />, name: t('preview.dark') },
          ]}
          value={look}
          onChange={setLook}
        />
      </div>
      <div className="my-3 flex min-h-6 items-center gap-2 text-xs text-ink-2">
        <span className="flex-none">{t('preview.shownAs')}</span>
        {client ? (
          <>
            <PersonAvatar {...splitName(client.name)} size="xs" />
            <span className="min-w-0 truncate font-medium text-ink">{client.name}</span>
          </>
        ) : (
          <span>{t('preview.somebody')}</span>
        )}
        <span className="flex-1" />
        {clientCount > 1 ? (
          <Button variant="link" size="sm" onClick={() => setTurn((turn + 1) % clientCount)}>
            {t('preview.next')}
          </Button>
        ) : null}
      </div>
      {failure ? (
        <QueryError layout="line" failure={failure} text={t('preview.failed')} />
      ) : preview.data ? (
        <Paper mail={preview.data} look={look} agentName={agentName} />
      ) : (
        <Skeleton className="h-120 rounded-lg!" />
      )}
    </aside>
  );
}

interface PaperProps {
  mail: { subject: string; html: string; language: Language };
  look: Look;
  agentName: string;
}

function Paper({ mail, look, agentName }: PaperProps) {
  const { t } = useTranslation('greetings');
  const { subject, html, language } = mail;
  const isDark = look === 'dark';
  return (
    <div
      className={classNames(
        'flex min-h-130 flex-1 flex-col overflow-hidden border border-line-strong',
        isDark ? 'bg-[#1d1b19] text-white' : 'bg-white text-black',
        look === 'desktop' ? 'rounded-md' : 'mx-auto w-full max-w-92 rounded-[20px]',
      )}
    >
      <div
        lang={language}
        className={classNames('border-b px-4 py-3', isDark ? 'border-white/15' : 'border-black/10')}
      >
        <b className="block text-sm font-semibold wrap-anywhere">{subject}</b>
        <span className={classNames('text-2xs', isDark ? 'text-white/70' : 'text-black/60')}>
          {agentName}
        </span>
      </div>
      <ScaledMailFrame
        title={t('preview.frame', { subject })}
        html={asSeenIn(html, isDark)}
        frameWidth={look === 'desktop' ? desktopWidth : null}
      />
    </div>
  );
}

/** What the mail says of dark programs holds, or does not, whatever this browser is set to. */
const asSeenIn = (html: string, isDark: boolean): string =>
  html.replace(/\(prefers-color-scheme:\s*dark\)/g, isDark ? '(min-width: 0px)' : '(max-width: 0px)');
