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
  /** With today's figures in place of their names; undefined where there are none yet. */
  fill: ((text: string) => string) | undefined;
}

const fieldClass =
  'block w-full resize-none field-sizing-content bg-transparent outline-none placeholder:text-placeholder';

/** Title and summary, as large as they will be read. */
export function LeadFields({ text, language, onChange, problems, titleRef, fill }: LeadFieldsProps) {
  const { t } = useTranslation('news');
  const id = useId();
  const [titleProblem, summaryProblem] = problems;
  const unknownText = ({ names }: PostProblem) =>
    t('words.problems.body.unknown', { names: names.join(', '), count: names.length });

  const describe = (field: 'title' | 'summary', problem: PostProblem | undefined) => ({
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem
      ? `${id}-${field}`
      : fill && hasNames(text[field])
        ? `${id}-${field}-reads`
        : undefined,
  });

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
        {...describe('title', titleProblem)}
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
      ) : (
        <Reads id={`${id}-title-reads`} text={text.title} fill={fill} />
      )}
      <textarea
        rows={1}
        lang={language}
        aria-label={t('words.summary')}
        {...describe('summary', summaryProblem)}
        placeholder={t('words.summaryHint')}
        maxLength={limits.summary}
        value={text.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
        className={`${fieldClass} mt-2 text-md/7 text-ink-2`}
      />
      {summaryProblem ? (
        <FieldError id={`${id}-summary`}>{unknownText(summaryProblem)}</FieldError>
      ) : (
        <Reads id={`${id}-summary-reads`} text={text.summary} fill={fill} />
      )}
    </>
  );
}

const hasNames = (text: string): boolean => text.includes('{{');

/** A line with names in braces, as the first readers get it. */
function Reads({ id, text, fill }: Pick<LeadFieldsProps, 'fill'> & { id: string; text: string }) {
  const { t } = useTranslation('news');
  if (!fill || !hasNames(text)) return null;
  const filled = fill(text);
  return (
    <p id={id} className="mt-0.5 text-sm text-ink-3">
      {filled === '' ? t('words.readsNothing') : t('words.reads', { text: filled })}
    </p>
  );
}
