import type { GreetingEvent } from '@hearthline/contract/greetings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { ScaledMailFrame } from '../../../shared/ui/mail-frame.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { previewQuery, taskQuery, templateQuery } from '../api/greetings-api.ts';

const mailWidth = 600;
const noWords = { en: { subject: '', body: '' }, fr: { subject: '', body: '' } };

/** The greeting as its client will read it: in the task's own words, or else in those of the design. */
export function EventMail({ event }: { event: GreetingEvent }) {
  const { t } = useTranslation('greetings');
  const { taskId, category, designId, client } = event;
  const task = useQuery(taskQuery(taskId));
  const template = useQuery(templateQuery(category, designId));
  const words = task.data && template.data ? (task.data.words ?? template.data.words) : undefined;
  const preview = useQuery({
    ...previewQuery(category, designId, {
      words: words ?? noWords,
      pictureFileId: template.data?.picture?.fileId ?? null,
      language: null,
      position: 0,
      ...(client && { clientId: client.id }),
    }),
    enabled: words !== undefined,
  });
  const taskFailure = useQueryBoundary(task);
  const templateFailure = useQueryBoundary(template);
  const previewFailure = useQueryBoundary(preview);
  const failure = taskFailure ?? templateFailure ?? previewFailure;
  if (failure) return <QueryError layout="line" failure={failure} text={t('preview.failed')} />;
  if (!preview.data) return <Skeleton className="mt-3 h-96 rounded-md!" />;
  const { subject, html, language } = preview.data;
  return (
    <div className="mt-3 flex h-125 flex-col overflow-hidden rounded-md border border-line-strong bg-white">
      <p
        lang={language}
        className="border-b border-black/10 px-4 py-3 text-sm font-semibold wrap-anywhere text-black"
      >
        {subject}
      </p>
      <ScaledMailFrame title={t('preview.frame', { subject })} html={html} frameWidth={mailWidth} />
    </div>
  );
}
