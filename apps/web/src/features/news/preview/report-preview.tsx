import type { Language } from '@hearthline/contract/common';
import type { MarketReport } from '@hearthline/contract/news';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useAdopt } from '../api/news-actions.ts';
import { reportQuery } from '../api/news-api.ts';
import { postLink } from '../model/news-links.ts';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { PagePaper } from './preview-paper.tsx';

interface ReportPreviewProps {
  report: MarketReport;
  onClose: () => void;
}

/** A market report as it would be adopted. */
export function ReportPreview({ report, onClose }: ReportPreviewProps) {
  const { t } = useTranslation('news');
  const own = useFormat().language;
  const [language, setLanguage] = useState<Language>(own);
  const adopt = useAdopt();
  const query = useQuery(reportQuery(report.key, language));
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={report.title}
      description={t('preview.report')}
      footer={
        report.adoptedAs === null ? (
          <Button isLoading={adopt.isPending} onClick={() => adopt.mutate(report.key)}>
            {t('library.adopt')}
          </Button>
        ) : (
          <Link {...postLink(report.adoptedAs)} className={buttonClass()}>
            {t('library.open')}
          </Link>
        )
      }
    >
      <div className="mb-3 flex justify-end">
        <LanguageChoice label={t('preview.language')} value={language} onChange={setLanguage} />
      </div>
      <QueryBoundary
        query={query}
        previous="dim"
        pending={<Skeleton className="h-100 w-full rounded-lg!" />}
        error={(failure) => <QueryError failure={failure} text={t('preview.failed')} />}
      >
        {(preview) => <PagePaper preview={preview} language={language} className="h-[min(60vh,560px)]" />}
      </QueryBoundary>
    </Modal>
  );
}
