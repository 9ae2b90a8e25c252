import type { Language } from '@hearthline/contract/common';
import type { AudienceReply } from '@hearthline/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { previewQuery } from '../api/mailing-queries.ts';
import { hasWords } from '../model/compose-state.ts';
import { splitName } from '../model/split-name.ts';
import type { Compose } from '../model/use-compose.ts';
import type { Sender } from './compose-screen.tsx';
import type { PreviewWidth } from './preview-paper.tsx';
import { PreviewPaper } from './preview-paper.tsx';

const typingMs = 500;
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

interface PreviewPaneProps {
  compose: Compose;
  audience: AudienceReply | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
  sender: Sender;
}

/** The letter as one of its readers gets it. */
export function PreviewPane({ compose, audience, language, onLanguage, sender }: PreviewPaneProps) {
  const { t } = useTranslation('messages');
  const { channel, category } = compose;
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [turn, setTurn] = useState(0);
  const readers = audience?.readers ?? [];
  const reader = readers[turn % Math.max(1, readers.length)];
  const letter = useSettled(compose.letter, typingMs);
  const isWritten = hasWords(letter[language].body);
  const preview = useQuery({
    ...previewQuery({ channel, category, letter, language, clientId: reader?.id ?? null }),
    enabled: isWritten,
    placeholderData: keepPreviousData,
  });
  const failure = useQueryBoundary(preview);

  /** The reader's own language, as they will get it. */
  function handleNext() {
    const next = readers[(turn + 1) % readers.length];
    setTurn(turn + 1);
    if (next && hasWords(compose.letter[next.language].body)) onLanguage(next.language);
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
          onChange={onLanguage}
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
          content={isWritten ? preview.data : undefined}
          isWritten={isWritten}
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
