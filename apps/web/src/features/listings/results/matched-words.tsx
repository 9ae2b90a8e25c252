import type { MatchedText } from '@hearthline/contract/listings';
import { Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';

/** The place in the remarks that the keywords found, with the found words marked. */
export function MatchedWords({ text, className }: { text: MatchedText; className?: string }) {
  const { t } = useTranslation('listings');
  let offset = 0;
  const parts = text.map((part) => {
    const start = offset;
    offset += part.text.length;
    return { ...part, start };
  });
  return (
    <p className={classNames('flex gap-1.5 text-xs text-ink-2', className)}>
      <Quote aria-hidden="true" size={13} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
      <span>
        <span className="sr-only">{t('results.matched')}: </span>
        {parts.map(({ text: words, isFound, start }) =>
          isFound ? (
            <mark key={start} className="rounded-xs bg-warning-soft px-0.5 text-warning">
              {words}
            </mark>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </span>
    </p>
  );
}
