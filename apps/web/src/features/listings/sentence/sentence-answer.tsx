import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useSearchName } from '../searches/use-search-name.ts';
import type { ReadSentence } from './use-sentence.ts';

interface SentenceAnswerProps {
  read: ReadSentence | null;
  onKeywords: () => void;
  onDismiss: () => void;
}

/** How the sentence was read; words that were not understood are told, never dropped. */
export function SentenceAnswer({ read, onKeywords, onDismiss }: SentenceAnswerProps) {
  return (
    <div role="status" className="empty:hidden">
      {read && <Answer read={read} onKeywords={onKeywords} onDismiss={onDismiss} />}
    </div>
  );
}

function Answer({ read, onKeywords, onDismiss }: SentenceAnswerProps & { read: ReadSentence }) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const name = useSearchName(read.criteria);
  const { unknown, hasUnderstood } = read;
  return (
    <div className="mt-1.5 flex items-start gap-1 text-xs">
      <div className="min-w-0 flex-1">
        {hasUnderstood && <p className="text-ink-2">{t('sentence.understood', { chips: name })}</p>}
        {unknown.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-2 text-warning">
            {t('sentence.notUnderstood', { words: unknown.join(', ') })}
            <Button variant="link" size="sm" onClick={onKeywords}>
              {t('sentence.asKeywords')}
            </Button>
          </p>
        )}
      </div>
      <IconButton
        size="sm"
        label={common('dismiss')}
        icon={<X aria-hidden="true" />}
        className="-my-2"
        onClick={onDismiss}
      />
    </div>
  );
}
