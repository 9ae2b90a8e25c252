import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { occasionsOf } from '@hearthline/domain/greeting/occasions';
import { greetingCategories } from '@hearthline/domain/greeting/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import type { TemplatePlace } from '../api/greetings-api.ts';
import { templateQuery } from '../api/greetings-api.ts';
import { categoriesLink } from '../model/greeting-links.ts';
import { TemplateEditor } from './template-editor.tsx';

interface TemplateScreenProps {
  agentName: string;
}

/** The words of one design for one day of its category. */
export function TemplateScreen({ agentName }: TemplateScreenProps) {
  const { categoryId, itemId } = useParams({ strict: false }) as { categoryId?: string; itemId?: string };
  const { day } = useSearch({ strict: false }) as { day?: string };
  const category = greetingCategories.find((each) => each === categoryId);
  if (category === undefined || itemId === undefined || !/^[\w-]{1,40}$/.test(itemId)) return <Unknown />;
  const occasion = occasionsOf(category).find((each) => each === day);
  const place = { category, design: itemId, occasion };
  return <KnownTemplate key={`${category} ${itemId} ${occasion}`} place={place} agentName={agentName} />;
}

function KnownTemplate({ place, agentName }: TemplateScreenProps & { place: TemplatePlace }) {
  const { t } = useTranslation('greetings');
  const navigate = useNavigate();
  const query = useQuery({
    ...templateQuery(place),
    // What is written is ahead of what was read.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const failure = useQueryBoundary(query);
  usePageName(query.data?.design.name);
  if (failure?.kind === 'notFound') return <Unknown />;
  if (failure)
    return (
      <QueryError
        layout="page"
        failure={failure}
        text={t('template.failed')}
        headingLevel={1}
        className="flex-1"
      />
    );
  if (!query.data || !query.isFetchedAfterMount) return <PendingEditor />;
  return (
    <TemplateEditor
      place={place}
      template={query.data}
      agentName={agentName}
      onDay={(day: Occasion) =>
        void navigate({ to: '.', search: (previous: object) => ({ ...previous, day }), replace: true })
      }
    />
  );
}

function Unknown() {
  const { t } = useTranslation('greetings');
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      headingLevel={1}
      title={t('template.unknown')}
      actions={
        <Link {...categoriesLink} className={buttonClass({ variant: 'secondary' })}>
          {t('categories.title')}
        </Link>
      }
      className="flex-1"
    />
  );
}

function PendingEditor() {
  const { t } = useTranslation('greetings');
  return (
    <SkeletonFrame className="grid flex-1 gap-6 p-4 md:p-8 xl:grid-cols-[240px_1fr_372px]">
      <h1 className="sr-only">{t('template.title')}</h1>
      <Skeleton className="h-64 w-full rounded-lg!" />
      <Skeleton className="h-120 w-full rounded-lg!" />
      <Skeleton className="h-96 w-full rounded-lg!" />
    </SkeletonFrame>
  );
}
