import type { Language } from '@hearthline/contract/common';
import type { NewsPost } from '@hearthline/contract/news';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { audienceQuery, everybody, previewQuery } from '../api/news-api.ts';
import { titleOf } from '../model/post-values.ts';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { MailPaper, PagePaper } from './preview-paper.tsx';
import { ShownAs, useReaders } from './shown-as.tsx';

interface PostPreviewProps {
  post: NewsPost;
  agentName: string;
  language: Language;
  onClose: () => void;
}

/** A post as it will stand on the site, and as one reader after the other gets it by mail. */
export function PostPreview({ post, agentName, language: first, onClose }: PostPreviewProps) {
  const { t } = useTranslation('news');
  const [as, setAs] = useState<'page' | 'mail'>('page');
  const audience = useQuery(audienceQuery(post, as === 'mail' ? everybody : null));
  const readers = useReaders(audience.data?.readers, first);
  const { reader, language } = readers;
  const query = useQuery(previewQuery(post, { language, clientId: as === 'mail' ? reader?.id : undefined }));
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={t('preview.title')}
      description={titleOf(post, post.places, language)}
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Segmented
          size="sm"
          label={t('preview.as')}
          items={[
            { id: 'page', label: t('preview.page') },
            { id: 'mail', label: t('preview.mail') },
          ]}
          value={as}
          onChange={setAs}
        />
        <div className="min-w-0 flex-1">{as === 'mail' ? <ShownAs {...readers} /> : null}</div>
        <LanguageChoice label={t('preview.language')} value={language} onChange={readers.setLanguage} />
      </div>
      <QueryBoundary
        query={query}
        previous="dim"
        pending={<Skeleton className="h-100 w-full rounded-lg!" />}
        error={(failure) => <QueryError failure={failure} text={t('preview.failed')} />}
      >
        {(preview) => {
          const shown = { preview, language, className: 'h-[min(62vh,600px)]' };
          if (as === 'page') return <PagePaper {...shown} post={post} />;
          const line = reader && t('preview.fromTo', { agent: agentName, reader: reader.name });
          return <MailPaper {...shown} line={line} />;
        }}
      </QueryBoundary>
    </Modal>
  );
}
