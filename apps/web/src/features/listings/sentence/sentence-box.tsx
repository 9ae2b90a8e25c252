import type { Suggestion } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { withoutField } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { House, MapPin, Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ComboOption, useComboList } from '../../../shared/ui/combo-list.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { popoverClass } from '../../../shared/ui/popover-class.ts';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import { suggestQuery, useUnderstandSentence } from '../api/search-api.ts';
import { withField } from '../model/criteria-edits.ts';
import { useSearchName } from '../searches/use-search-name.ts';

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
        {sentence.isUnderstanding && <Ring size="sm" className="pr-3 text-ink-3" />}
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
      <div role="status" className="empty:hidden">
        {sentence.read && (
          <SentenceAnswer
            read={sentence.read}
            onKeywords={sentence.searchAsKeywords}
            onDismiss={sentence.forget}
          />
        )}
      </div>
    </div>
  );
}

interface SentenceAnswerProps {
  read: UnderstoodSentence;
  onKeywords: () => void;
  onDismiss: () => void;
}

/** How the sentence was read; words that were not understood are told, never dropped. */
function SentenceAnswer({ read, onKeywords, onDismiss }: SentenceAnswerProps) {
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

interface SentenceOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A listing or a place that begins like the text. */
function SentenceOption({ suggestion, ...option }: SentenceOptionProps) {
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

const fewestLetters = 2;
const longestSentence = 300;
const longestSuggested = 80;
const longestKeywords = 200;
const pauseMs = 150;
const placeLevels = ['area', 'municipality', 'community'] as const;

type Place = Extract<Suggestion, { type: 'place' }>;

/** What became of the last sentence. */
interface UnderstoodSentence {
  criteria: Criteria;
  hasUnderstood: boolean;
  unknown: readonly string[];
}

/** A place picked by its name joins those of its level; other levels could contradict it and go. */
function addPlace(criteria: Criteria, { level, code }: Pick<Place, 'level' | 'code'>): Criteria {
  const others = placeLevels.filter((other) => other !== level).reduce(withoutField, criteria);
  return withField(others, level, { ...criteria[level], any: [...(criteria[level]?.any ?? []), code] });
}

/** The text of the search box, what it could become, and what it became. */
function useSentence(criteria: Criteria, onCriteria: (next: Criteria) => void) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [read, setRead] = useState<UnderstoodSentence | null>(null);
  const understand = useUnderstandSentence();
  const asked = useSettled(text.trim(), pauseMs).slice(0, longestSuggested);
  const suggestions = useQuery({ ...suggestQuery(asked), enabled: asked.length >= fewestLetters });

  function submit() {
    const sentence = text.trim().slice(0, longestSentence);
    if (sentence === '' || understand.isPending) return;
    understand.mutate(sentence, {
      onSuccess: ({ criteria: told, parts, unknown }) => {
        const hasUnderstood = parts.some(({ field }) => field !== null);
        setRead({ criteria: told, hasUnderstood, unknown });
        if (hasUnderstood) onCriteria(told);
        setText('');
      },
    });
  }

  function pick(suggestion: Suggestion) {
    setText('');
    setRead(null);
    if (suggestion.type === 'place') onCriteria(addPlace(criteria, suggestion));
    else void navigate({ to: '/property-search/result/view', search: { id: suggestion.id } });
  }

  return {
    text,
    setText,
    read,
    forget: () => setRead(null),
    isUnderstanding: understand.isPending,
    /** None while the text is too short to mean anything. */
    suggestions: text.trim().length >= fewestLetters ? (suggestions.data ?? []) : [],
    submit,
    pick,
    searchAsKeywords() {
      const words = [criteria.keywords, ...(read?.unknown ?? [])].filter(Boolean).join(' ');
      onCriteria(withField(criteria, 'keywords', words.slice(0, longestKeywords)));
      setRead(null);
    },
  };
}
