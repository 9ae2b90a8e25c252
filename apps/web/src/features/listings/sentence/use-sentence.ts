import type { Suggestion } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { withoutField } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { suggestQuery, useUnderstandSentence } from '../api/search-api.ts';
import { withField } from '../model/criteria-edits.ts';

const fewestLetters = 2;
const longestSentence = 300;
const longestSuggested = 80;
const longestKeywords = 200;
const pauseMs = 150;
const placeLevels = ['area', 'municipality', 'community'] as const;

export type Place = Extract<Suggestion, { type: 'place' }>;

/** What became of the last sentence. */
export interface ReadSentence {
  criteria: Criteria;
  hasUnderstood: boolean;
  unknown: readonly string[];
}

/** A place picked by its name joins those of its level; other levels could contradict it and go. */
export function addPlace(criteria: Criteria, { level, code }: Pick<Place, 'level' | 'code'>): Criteria {
  const others = placeLevels.filter((other) => other !== level).reduce(withoutField, criteria);
  return withField(others, level, { ...criteria[level], any: [...(criteria[level]?.any ?? []), code] });
}

/** The text of the search box, what it could become, and what it became. */
export function useSentence(criteria: Criteria, onCriteria: (next: Criteria) => void) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadSentence | null>(null);
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
    isReading: understand.isPending,
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
