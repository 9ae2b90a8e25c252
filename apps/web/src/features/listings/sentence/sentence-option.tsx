import type { Suggestion } from '@hearthline/contract/listings';
import { House, MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

interface SentenceOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPoint: () => void;
  onPick: () => void;
}

/** A listing or a place that begins like the text. The focus stays in the field above. */
export function SentenceOption({ id, suggestion, isActive, onPoint, onPick }: SentenceOptionProps) {
  const row = useRef<HTMLButtonElement>(null);
  const { name, detail, aside } = useSuggestionWords(suggestion);
  const Icon = suggestion.type === 'place' ? MapPin : House;

  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <button
      type="button"
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      // A press would take the focus, and with it the list, before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classNames(
        'flex min-h-11 w-full items-center text-left gap-2.5 rounded-[8px] px-2.5 py-1 text-sm',
        isActive && 'bg-hover',
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-xs text-ink-3">{detail}</span>
      </span>
      {aside && <span className="shrink-0 text-xs text-ink-2">{aside}</span>}
    </button>
  );
}

function useSuggestionWords(suggestion: Suggestion): { name: string; detail: string; aside?: string } {
  const { t } = useTranslation('listings');
  const format = useFormat();
  if (suggestion.type === 'place') {
    const { name, level, within } = suggestion;
    const levelName = t(`sentence.level.${level}`);
    return { name, detail: within ? t('sentence.levelIn', { level: levelName, within }) : levelName };
  }
  const { address, mlsNumber, municipality, status, price } = suggestion;
  const detail = [mlsNumber, municipality, t(`vocabulary.status.${status}`)].filter(Boolean).join(' · ');
  return { name: address, detail, ...(price !== null && { aside: format.price(price) }) };
}
