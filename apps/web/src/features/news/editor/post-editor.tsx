import type { Language } from '@hearthline/contract/common';
import type { NewsPost } from '@hearthline/contract/news';
import { fillLine } from '@hearthline/domain/site/fill-sentences';
import { newsBlocks, newsFigures } from '@hearthline/domain/site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChartNoAxesCombined } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceholderMenu } from '../../../shared/editor/placeholder-menu.tsx';
import { RichTextEditor } from '../../../shared/editor/rich-text-editor.tsx';
import { useFormat } from '../../../shared/i18n/format.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { previewQuery } from '../api/news-api.ts';
import { postLink } from '../model/news-links.ts';
import type { PostProblem } from '../model/post-values.ts';
import { hasFigures, isBegun, limits, otherLanguage, postLanguages, titleOf } from '../model/post-values.ts';
import { figuresOfText, figureText, useFigureName } from '../model/use-news-words.ts';
import { PostPreview } from '../preview/post-preview.tsx';
import { CoverSection } from './cover-section.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { FiguresSection } from './figures-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LeadFields } from './lead-fields.tsx';
import { PublishBar, PublishSection } from './publish-section.tsx';
import type { PostDraft } from './use-post-draft.ts';
import { usePostDraft } from './use-post-draft.ts';
import { usePublishing } from './use-publishing.ts';

interface PostEditorProps {
  /** Null for one that begins with the first change. */
  post: NewsPost | null;
  agentName: string;
  timeZone: string | undefined;
  show: string | undefined;
  onBegun?: (id: string) => void;
}

const noChange = () => {};
/** Where a post is gone on with: its own language, where it has only one. */
const firstLanguage = (post: NewsPost | null, own: Language): Language =>
  post && !isBegun(post.texts[own]) && isBegun(post.texts[otherLanguage(own)]) ? otherLanguage(own) : own;

/** Words on the page as they will be read, and beside them what becomes of them. */
export function PostEditor({ post: first, agentName, timeZone, show, onBegun = noChange }: PostEditorProps) {
  const { t } = useTranslation('news');
  const own = useFormat().language;
  const draft = usePostDraft(first, onBegun);
  const [language, setLanguage] = useState<Language>(() => firstLanguage(first, own));
  const publishing = usePublishing(draft, language, setLanguage);
  const { value, post } = draft;
  const title = titleOf(value, post?.places, own);
  usePageName(title || t('view.newTitle'));
  return (
    <div className="flex flex-1 flex-col lg:grid lg:h-[calc(100dvh-4rem)] lg:flex-none lg:grid-cols-[minmax(0,1fr)_356px] lg:grid-rows-[minmax(0,1fr)]">
      <div className="min-w-0 lg:overflow-y-auto">
        <h1 className="sr-only">{title || t('view.newTitle')}</h1>
        <Words
          draft={draft}
          language={language}
          onLanguage={setLanguage}
          timeZone={timeZone}
          publishing={publishing}
        />
      </div>
      <aside
        aria-label={t('publish.title')}
        className="flex flex-col border-line bg-surface max-lg:border-t lg:min-h-0 lg:border-l"
      >
        <div className="divide-y divide-line lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
          <PublishSection draft={draft} publishing={publishing} timeZone={timeZone} />
          <FiguresSection draft={draft} problems={publishing.problems} />
          <CoverSection
            draft={draft}
            language={language}
            problems={publishing.problems}
            altRef={publishing.fields.alt}
          />
          <LanguageSection draft={draft} language={language} onLanguage={setLanguage} />
        </div>
        <PublishBar draft={draft} publishing={publishing} />
      </aside>
      {show === 'preview' && post ? <Preview post={post} agentName={agentName} language={language} /> : null}
    </div>
  );
}

interface WordsProps {
  draft: PostDraft;
  language: Language;
  onLanguage: (language: Language) => void;
  timeZone: string | undefined;
  publishing: ReturnType<typeof usePublishing>;
}

/** Title, summary and words in one language. */
function Words({ draft, language, onLanguage, timeZone, publishing }: WordsProps) {
  const { t } = useTranslation('news');
  const { value, post, set } = draft;
  const text = value.texts[language];
  const setText = (change: Partial<typeof text>) =>
    set({ texts: { ...value.texts, [language]: { ...text, ...change } } });
  const isFilled = hasFigures(value) && value.cities.length > 0;
  const { data: preview } = useQuery({
    ...previewQuery({ id: post?.id ?? '', revision: post?.revision ?? 0 }, { language }),
    enabled: post !== null && isFilled,
  });
  const figures = isFilled ? (preview?.figures ?? null) : null;
  const filled = figures ? figuresOfText({ place: figures.place, figures }, language) : undefined;
  const nameOf = useFigureName();
  const labelOf = useCallback(
    (name: string) => {
      const known = newsFigures.find((figure) => figure === name);
      return (known && figures && figureText(known, figures, language)) || nameOf(name);
    },
    [nameOf, figures, language],
  );
  const problemOf = (field: PostProblem['field']) =>
    publishing.problems.find((each) => each.language === language && each.field === field);
  const bodyProblem = problemOf('body');
  return (
    <RichTextEditor
      key={language}
      ref={publishing.fields.body}
      format="article"
      label={t('words.body')}
      isLabelHidden
      lang={language}
      value={text.body}
      onChange={(body) => setText({ body })}
      placeholder={t('words.bodyHint')}
      error={
        bodyProblem
          ? t(`words.problems.body.${bodyProblem.code}`, {
              names: bodyProblem.names.join(', '),
              count: bodyProblem.names.length || 1,
            })
          : text.body.length > limits.body
            ? t('words.problems.body.tooLong', { count: 1 })
            : undefined
      }
      labelOf={labelOf}
      drawBlock={(name, remove) => (
        <FiguresBlock name={name} draft={draft} figures={figures} language={language} onRemove={remove} />
      )}
      lead={
        <LeadFields
          text={text}
          language={language}
          onChange={setText}
          problems={[problemOf('title'), problemOf('summary')]}
          titleRef={publishing.fields.title}
          fill={filled && ((words) => fillLine(words, filled))}
        />
      }
      tools={(insert) => (
        <PlaceholderMenu
          label={t('words.insert')}
          icon={<ChartNoAxesCombined aria-hidden="true" strokeWidth={1.75} />}
          names={[...newsBlocks, ...newsFigures]}
          labelOf={nameOf}
          onChoose={insert}
        />
      )}
      aside={
        <>
          <SaveState
            {...draft.saveState}
            // What is out changes as it is saved.
            of={post?.state === 'published' ? 'choices' : 'draft'}
            isQuiet
            timeZone={timeZone}
            onRetry={draft.retry}
            idleText={t('words.idle')}
            className="text-xs"
          />
          <Segmented
            size="sm"
            label={t('words.language')}
            items={postLanguages.map((id) => ({
              id,
              label: <span lang={id}>{t(`ownNames.${id}`)}</span>,
            }))}
            value={language}
            onChange={onLanguage}
          />
        </>
      }
    />
  );
}

interface PreviewProps {
  post: NewsPost;
  agentName: string;
  language: Language;
}

function Preview({ post, ...props }: PreviewProps) {
  const navigate = useNavigate();
  return (
    <PostPreview
      {...props}
      post={post}
      onClose={() => void navigate({ ...postLink(post.id), resetScroll: false })}
    />
  );
}
