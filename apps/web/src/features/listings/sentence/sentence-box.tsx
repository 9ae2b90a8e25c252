import type { Suggestion, Understood } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { normaliseCriteria, withoutField } from '@hearthline/domain/criteria/criteria';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { House, MapPin, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ComboList } from '../../../shared/ui/combo-list.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { suggestQuery, useUnderstandSentence } from '../api/search-api.ts';
import { withField } from '../model/criteria-edits.ts';
import { useSearchName } from '../searches/use-search-name.ts';

interface SentenceBoxProps {
  criteria: Criteria;
  /** The sentence, a picked place or keywords made new criteria. */
  onCriteria: (next: Criteria) => void;
  /** The criteria as chips, where none stand near the box; they then tell how the sentence was read. */
  chips?: ReactNode | undefined;
  className?: string;
}

const keyOf = (suggestion: Suggestion): string =>
  suggestion.type === 'place' ? `${suggestion.level}:${suggestion.code}` : suggestion.id;

/** The one search box: completes numbers, addresses and places, and reads a sentence on Enter. */
export function SentenceBox({ criteria, onCriteria, chips, className }: SentenceBoxProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const sentence = useSentence(criteria, onCriteria);
  const { text, suggestions } = sentence;
  return (
    <div className={classNames('relative min-w-0', className)}>
      <ComboList
        label={t('sentence.label')}
        items={suggestions}
        keyOf={keyOf}
        text={text}
        onTextChange={sentence.setText}
        onChoose={sentence.pick}
        onEnterText={sentence.submit}
        isClearedByEscape
        isLayer
        announcement={t('sentence.suggestions', {
          count: Math.min(suggestions.length, 2),
          number: format.number(suggestions.length),
        })}
        rowClassName={({ isActive }) =>
          classNames('min-h-11 gap-2.5 rounded-[8px] px-2.5 py-1 text-sm', isActive && 'bg-hover')
        }
        field={(input) => (
          <TextField
            {...input}
            ref={sentence.field}
            label={t('sentence.label')}
            isLabelHidden
            className="[&_input]:text-ellipsis"
            icon={<Search aria-hidden="true" strokeWidth={1.75} />}
            enterKeyHint="search"
            maxLength={longestSentence}
            placeholder={t('sentence.placeholder')}
            suffix={sentence.isUnderstanding && <Ring size="sm" />}
          />
        )}
      >
        {(suggestion) => <SentenceOption suggestion={suggestion} />}
      </ComboList>
      <div role="status" className="empty:hidden">
        {sentence.read && (
          <SentenceAnswer
            read={sentence.read}
            criteria={criteria}
            chips={chips}
            onEdit={sentence.edit}
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
  criteria: Criteria;
  chips: ReactNode;
  onEdit: () => void;
  onKeywords: () => void;
  onDismiss: () => void;
}

/**
 * How the sentence was read, as long as its criteria stand; chips tell what became of them. Words that were not understood are
 * told until they are searched for, the sentence is said again, or the agent puts them away.
 */
function SentenceAnswer({ read, criteria, chips, onEdit, onKeywords, onDismiss }: SentenceAnswerProps) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const name = useSearchName(read.criteria);
  const { unknown, hasUnderstood, isFull = false } = read;
  const isAsRead = JSON.stringify(normaliseCriteria(criteria)) === JSON.stringify(read.criteria);
  const words = isAsRead && <p className="text-ink-2">{t('sentence.understood', { chips: name })}</p>;
  return (
    <div className="mt-1.5 flex items-start gap-1 text-xs">
      <div className="min-w-0 flex-1">
        {hasUnderstood && (chips ?? words)}
        <div className="flex flex-wrap items-center gap-x-3">
          {unknown.length > 0 && (
            <>
              <p className="text-warning">
                {t(isFull ? 'sentence.noRoom' : 'sentence.notUnderstood', {
                  words: unknown.join(', '),
                  most: longestKeywords,
                })}
              </p>
              {isFull ? null : (
                <Button variant="link" size="sm" onClick={onKeywords}>
                  {t('sentence.asKeywords')}
                </Button>
              )}
            </>
          )}
          <Button variant="link" size="sm" onClick={onEdit}>
            {t('sentence.edit')}
          </Button>
        </div>
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

/** A listing or a place that begins like the text. */
export function SentenceOption({ suggestion }: { suggestion: Suggestion }) {
  const { name, detail, aside } = useSuggestionWords(suggestion);
  const Icon = suggestion.type === 'place' ? MapPin : House;
  return (
    <>
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-xs text-ink-3">{detail}</span>
      </span>
      {aside && <span className="shrink-0 text-xs text-ink-2">{aside}</span>}
    </>
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
type Home = Extract<Suggestion, { type: 'listing' }>;

/** What became of the last sentence. */
interface UnderstoodSentence {
  text: string;
  criteria: Criteria;
  hasUnderstood: boolean;
  unknown: readonly string[];
  /** The keywords have no room for these words. */
  isFull?: boolean;
}

/** Whole words for as long as they fit; those left are told. */
function fitKeywords(before: string, words: readonly string[]): { keywords: string; left: string[] } {
  let keywords = before;
  const left: string[] = [];
  for (const word of words) {
    const longer = keywords === '' ? word : `${keywords} ${word}`;
    if (longer.length > longestKeywords) left.push(word);
    else keywords = longer;
  }
  return { keywords, left };
}

/** A place picked by its name joins those of its level; other levels could contradict it and go. */
function addPlace(criteria: Criteria, { level, code }: Pick<Place, 'level' | 'code'>): Criteria {
  const others = placeLevels.filter((other) => other !== level).reduce(withoutField, criteria);
  return withField(others, level, { ...criteria[level], any: [...(criteria[level]?.any ?? []), code] });
}

/** Nothing but a number or an address: its home is wanted, whatever else is searched. */
function asksForHome({ parts, unknown }: Understood): boolean {
  const fields = parts.flatMap(({ field }) => field ?? []);
  return (
    unknown.length === 0 &&
    fields.length > 0 &&
    fields.every((field) => field === 'mlsNumbers' || field === 'address')
  );
}

/** The other criteria stay; only the status opens, because a number or an address may belong to a home of any. */
function addHome(criteria: Criteria, { status, mlsNumbers, address }: Criteria): Criteria {
  const others = withoutField(withoutField(criteria, 'mlsNumbers'), 'address');
  return { ...others, status, ...(mlsNumbers && { mlsNumbers }), ...(address && { address }) };
}

/** The text of the search box, what it could become, and what it became. */
function useSentence(criteria: Criteria, onCriteria: (next: Criteria) => void) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [read, setRead] = useState<UnderstoodSentence | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const understand = useUnderstandSentence();
  const asked = useSettled(text.trim(), pauseMs).slice(0, longestSuggested);
  const suggestions = useQuery({ ...suggestQuery(asked), enabled: asked.length >= fewestLetters });

  /** The home that a number or an address names, where it names just one. */
  async function findOnlyHome(sentence: string): Promise<Home | undefined> {
    const query = suggestQuery(sentence.slice(0, longestSuggested));
    const found = await client.fetchQuery(query).catch(() => []);
    const homes = found.filter(({ type }) => type === 'listing') as Home[];
    return homes.length === 1 ? homes[0] : undefined;
  }

  function submit() {
    const sentence = text.trim().slice(0, longestSentence);
    if (sentence === '' || understand.isPending) return;
    understand.mutate(sentence, {
      onSuccess: async (reply) => {
        const isHome = asksForHome(reply);
        const home = isHome ? await findOnlyHome(sentence) : undefined;
        if (home) return pick(home);
        const hasUnderstood = reply.parts.some(({ field }) => field !== null);
        const next = isHome ? addHome(criteria, reply.criteria) : reply.criteria;
        setRead({ text: sentence, criteria: normaliseCriteria(next), hasUnderstood, unknown: reply.unknown });
        if (hasUnderstood) onCriteria(next);
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
    field,
    forget: () => setRead(null),
    /** The sentence comes back into the field, to be said in other words. */
    edit() {
      setText(read?.text ?? '');
      field.current?.focus();
    },
    isUnderstanding: understand.isPending,
    /** None while the text is too short to mean anything. */
    suggestions: text.trim().length >= fewestLetters ? (suggestions.data ?? []) : [],
    submit,
    pick,
    searchAsKeywords() {
      const { keywords, left } = fitKeywords(criteria.keywords ?? '', read?.unknown ?? []);
      onCriteria(withField(criteria, 'keywords', keywords));
      setRead(read && left.length > 0 ? { ...read, unknown: left, isFull: true } : null);
    },
  };
}
