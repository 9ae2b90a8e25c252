import type { Suggestion } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useComboList } from '../../../shared/ui/combo-list.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { popoverClass } from '../../../shared/ui/popover-class.ts';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import { SentenceAnswer } from './sentence-answer.tsx';
import { SentenceOption } from './sentence-option.tsx';
import { useSentence } from './use-sentence.ts';

interface SentenceBoxProps {
  criteria: Criteria;
  /** The sentence, a picked place or keywords made new criteria. */
  onCriteria: (next: Criteria) => void;
  className?: string;
}

const keyOf = (suggestion: Suggestion): string =>
  suggestion.type === 'place' ? `${suggestion.level}:${suggestion.code}` : suggestion.id;

/** The one search box: completes numbers, addresses and places, and reads a sentence on Enter. */
export function SentenceBox({ criteria, onCriteria, className }: SentenceBoxProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const sentence = useSentence(criteria, onCriteria);
  const { text, suggestions } = sentence;
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen && suggestions.length > 0;
  const list = useComboList({ items: suggestions, keyOf, start: 'text', isShown });

  function close() {
    setIsOpen(false);
    list.mark(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (list.move(event)) return setIsOpen(true);
    if (event.key === 'Enter') {
      if (list.active) sentence.pick(list.active);
      else sentence.submit();
      close();
    } else if (event.key === 'Escape' && (isShown || text)) {
      if (!isShown) sentence.setText('');
      close();
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <div className={classNames('relative min-w-0', className)}>
      <div
        className={classNames(
          'control-box relative flex min-w-0 items-center transition-control',
          controlHeights.md,
        )}
      >
        <Search
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute left-3 size-4.5 text-ink-3"
        />
        <input
          {...list.inputProps}
          aria-label={t('sentence.label')}
          enterKeyHint="search"
          maxLength={300}
          placeholder={t('sentence.placeholder')}
          value={text}
          onChange={(event) => {
            sentence.setText(event.target.value);
            setIsOpen(true);
            list.mark(null);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={close}
          onKeyDown={handleKeyDown}
          className={classNames(
            'h-full min-w-0 flex-1 rounded-[inherit] bg-transparent pr-3 pl-[38px] text-ellipsis text-ink outline-none placeholder:text-placeholder',
            controlTextClass,
          )}
        />
        {sentence.isReading && <Ring size="sm" className="pr-3 text-ink-3" />}
      </div>
      {isShown && (
        <div
          {...list.listProps(t('sentence.label'))}
          className={classNames(
            popoverClass,
            'absolute inset-x-0 top-full z-(--z-popover) mt-1.5 max-h-96 min-w-75',
          )}
        >
          {suggestions.map((suggestion) => (
            <SentenceOption
              key={keyOf(suggestion)}
              {...list.optionProps(suggestion)}
              suggestion={suggestion}
              onChoose={() => {
                sentence.pick(suggestion);
                close();
              }}
            />
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isShown &&
          t('sentence.suggestions', {
            count: Math.min(suggestions.length, 2),
            number: format.number(suggestions.length),
          })}
      </p>
      <SentenceAnswer
        read={sentence.read}
        onKeywords={sentence.searchAsKeywords}
        onDismiss={sentence.forget}
      />
    </div>
  );
}
