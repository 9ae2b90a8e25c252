import type { NewsPost } from '@hearthline/contract/news';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { previewQuery } from '../api/news-api.ts';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { MailPaper, PagePaper } from '../preview/preview-paper.tsx';
import type { useReaders } from '../preview/shown-as.tsx';
import { ShownAs } from '../preview/shown-as.tsx';

interface ReaderPreviewProps {
  post: NewsPost;
  readers: ReturnType<typeof useReaders>;
  /** Who gets it first is not known yet. */
  isCounting: boolean;
  agentName: string;
}

/** The mail as one of its readers gets it; where nobody does, the words as a page. */
export function ReaderPreview({ post, readers, isCounting, agentName }: ReaderPreviewProps) {
  const { t } = useTranslation('news');
  const { reader, language } = readers;
  const query = useQuery({
    ...previewQuery(post, { language, clientId: reader?.id }),
    enabled: !isCounting,
  });
  // The mail before is no page, as long as it stands there.
  const isPage = !reader && !query.isPlaceholderData;
  return (
    <aside
      aria-labelledby="preview-heading"
      className="flex min-w-0 flex-col gap-3 border-line bg-surface px-4 py-4.5 max-lg:border-t md:px-6 lg:border-l"
    >
      <div className="flex items-center gap-2">
        <h2 id="preview-heading" className="flex-1 text-[15px]/[22px]">
          {t('menu.preview')}
        </h2>
        <LanguageChoice label={t('preview.language')} value={language} onChange={readers.setLanguage} />
      </div>
      <ShownAs {...readers} place={query.data?.place?.name} />
      <div className="flex flex-1 flex-col *:last:flex-1">
        <QueryBoundary
          query={query}
          previous="keep"
          pending={<Skeleton className="h-120 w-full rounded-lg!" />}
          error={(failure) => <QueryError layout="line" failure={failure} text={t('preview.failed')} />}
        >
          {(preview) => {
            const shown = { preview, language, className: 'h-140 lg:h-full lg:max-xl:min-h-140' };
            if (isPage) return <PagePaper {...shown} post={post} />;
            const line = reader && t('preview.fromTo', { agent: agentName, reader: reader.name });
            return <MailPaper {...shown} line={line} />;
          }}
        </QueryBoundary>
      </div>
    </aside>
  );
}
