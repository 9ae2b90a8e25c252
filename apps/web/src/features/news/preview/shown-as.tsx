import type { Language } from '@hearthline/contract/common';
import type { NewsAudience } from '@hearthline/contract/news';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitName } from '../../../shared/lib/split-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';

/** One reader after the other, each in their language until another is chosen; without any of them, in `first`. */
export function useReaders(readers: NewsAudience['readers'] = [], first: Language) {
  const [shown, setShown] = useState<string>();
  const [chosen, setChosen] = useState<{ language: Language; for: string | undefined } | null>(null);
  // Whoever is no longer among them gives way to the first.
  const place = Math.max(
    0,
    readers.findIndex(({ id }) => id === shown),
  );
  const reader = readers[place];
  const language = chosen && chosen.for === reader?.id ? chosen.language : (reader?.language ?? first);
  return {
    reader,
    hasMore: readers.length > 1,
    language,
    setLanguage: (next: Language) => setChosen({ language: next, for: reader?.id }),
    onNext: () => {
      setShown(readers[(place + 1) % readers.length]?.id);
      setChosen(null);
    },
  };
}

type ShownAsProps = Pick<ReturnType<typeof useReaders>, 'reader' | 'hasMore' | 'onNext'> & {
  /** Whose figures stand there. */
  place?: string | undefined;
};

export function ShownAs({ reader, place, hasMore, onNext }: ShownAsProps) {
  const { t } = useTranslation('news');
  return (
    <div className="flex min-h-6 items-center gap-2 text-sm">
      <span className="flex-none text-ink-3">{t('preview.shownAs')}</span>
      {reader ? (
        <>
          <PersonAvatar {...splitName(reader.name)} size="xs" />
          <b className="min-w-0 flex-1 truncate font-medium">
            {place ? t('preview.readerIn', { reader: reader.name, place }) : reader.name}
          </b>
        </>
      ) : (
        <span className="flex-1 text-ink-2">{t('preview.nobody')}</span>
      )}
      {hasMore ? (
        <Button variant="link" onClick={onNext}>
          {t('preview.next')}
        </Button>
      ) : null}
    </div>
  );
}
