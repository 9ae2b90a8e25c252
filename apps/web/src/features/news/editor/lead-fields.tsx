import type { Language } from '@hearthline/contract/common';
import type { NewsText } from '@hearthline/contract/news';
import type { KeyboardEvent, Ref } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../shared/ui/field.tsx';
import type { PostProblem } from '../model/post-values.ts';
import { limits } from '../model/post-values.ts';

interface LeadFieldsProps {
  text: NewsText;
  language: Language;
  onChange: (change: Partial<NewsText>) => void;
  /** Of the title and of the summary. */
  problems: readonly [PostProblem | undefined, PostProblem | undefined];
  titleRef: Ref<HTMLTextAreaElement>;
}

const fieldClass =
  'block w-full resize-none field-sizing-content bg-transparent outline-none placeholder:text-placeholder';

/** Title and summary, as large as they will be read. */
export function LeadFields({ text, language, onChange, problems, titleRef }: LeadFieldsProps) {
  const { t } = useTranslation('news');
  const id = useId();
  const [titleProblem, summaryProblem] = problems;
  const unknownText = ({ names }: PostProblem) =>
    t('words.problems.body.unknown', { names: names.join(', '), count: names.length });

  /** A title is one line, however it wraps. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault();
  }

  return (
    <>
      <textarea
        ref={titleRef}
        rows={1}
        lang={language}
        aria-label={t('words.title')}
        aria-required="true"
        aria-invalid={titleProblem ? true : undefined}
        aria-describedby={titleProblem ? `${id}-title` : undefined}
        placeholder={t('words.title')}
        maxLength={limits.title}
        value={text.title}
        onKeyDown={handleKeyDown}
        onChange={(event) => onChange({ title: event.target.value.replace(/\n+/g, ' ') })}
        className={`${fieldClass} text-[26px]/8 font-semibold tracking-[-0.03em] text-balance md:text-[32px]/10`}
      />
      {titleProblem ? (
        <FieldError id={`${id}-title`}>
          {titleProblem.code === 'unknown' ? unknownText(titleProblem) : t('words.problems.title')}
        </FieldError>
      ) : null}
      <textarea
        rows={1}
        lang={language}
        aria-label={t('words.summary')}
        aria-invalid={summaryProblem ? true : undefined}
        aria-describedby={summaryProblem ? `${id}-summary` : undefined}
        placeholder={t('words.summaryHint')}
        maxLength={limits.summary}
        value={text.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
        className={`${fieldClass} mt-2 text-md/7 text-ink-2`}
      />
      {summaryProblem ? <FieldError id={`${id}-summary`}>{unknownText(summaryProblem)}</FieldError> : null}
    </>
  );
}
