import type { Suggestion } from '@hearthline/contract/listings';
import { House, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ComboOption } from '../../../shared/ui/combo-list.tsx';

interface SentenceOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A listing or a place that begins like the text. */
export function SentenceOption({ suggestion, ...option }: SentenceOptionProps) {
  const { name, detail, aside } = useSuggestionWords(suggestion);
  const Icon = suggestion.type === 'place' ? MapPin : House;
  return (
    <ComboOption
      {...option}
      className={classNames(
        'min-h-11 gap-2.5 rounded-[8px] px-2.5 py-1 text-sm',
        option.isActive && 'bg-hover',
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-xs text-ink-3">{detail}</span>
      </span>
      {aside && <span className="shrink-0 text-xs text-ink-2">{aside}</span>}
    </ComboOption>
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
