import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { postQuery } from '../api/news-api.ts';
import type { PostAddress } from '../model/news-links.ts';
import { newPostLink, newsLink, postLink } from '../model/news-links.ts';
import { SendScreen } from '../send/send-screen.tsx';
import { PostEditor } from './post-editor.tsx';

interface ViewScreenProps {
  agentName: string;
  timeZone: string | undefined;
}

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isSending = ({ show }: PostAddress): boolean => show === 'send';

/** One post: written, looked at, or sent, as its address says. */
export function ViewScreen(props: ViewScreenProps) {
  const address = useSearch({ strict: false }) as PostAddress;
  const navigate = useNavigate();
  /** Began on this screen, whose fields stay where they are when its address gets an id. */
  const [begun, setBegun] = useState<string | null>(null);
  const [edition, setEdition] = useState(1);
  const isNew = address.new !== undefined && address.id === undefined;
  useEffect(() => {
    if (!isNew) return;
    setBegun(null);
    setEdition((before) => before + 1);
  }, [isNew]);
  // What was begun here and left is read again like any other.
  const isLeft = begun !== null && address.id !== undefined && (address.id !== begun || isSending(address));
  useEffect(() => {
    if (isLeft) setBegun(null);
  }, [isLeft]);

  function handleBegun(id: string) {
    setBegun(id);
    void navigate({ ...postLink(id), replace: true, resetScroll: false });
  }

  const id = address.id !== undefined && idForm.test(address.id) ? address.id : undefined;
  const isBegunHere = id !== undefined && id === begun && !isSending(address);
  if (isNew || isBegunHere)
    return (
      <PostEditor key={`new ${edition}`} {...props} post={null} show={address.show} onBegun={handleBegun} />
    );
  return id === undefined ? <Unknown /> : <KnownPost key={id} {...props} id={id} address={address} />;
}

interface KnownPostProps extends ViewScreenProps {
  id: string;
  address: PostAddress;
}

function KnownPost({ id, address, ...props }: KnownPostProps) {
  const { t } = useTranslation('news');
  const query = useQuery({
    ...postQuery(id),
    // What is written is ahead of what was read before.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const failure = useQueryBoundary(query);
  if (failure?.kind === 'notFound') return <Unknown />;
  if (failure && !query.data)
    return (
      <QueryError
        layout="page"
        failure={failure}
        text={t('view.failed')}
        headingLevel={1}
        className="flex-1"
      />
    );
  if (!query.data || !query.isFetchedAfterMount) return <Pending />;
  return isSending(address) ? (
    <SendScreen {...props} post={query.data} at={address.at} />
  ) : (
    <PostEditor {...props} post={query.data} show={address.show} />
  );
}

function Unknown() {
  const { t } = useTranslation('news');
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      headingLevel={1}
      title={t('view.unknown')}
      text={t('view.unknownText')}
      actions={
        <>
          <Link {...newsLink} className={buttonClass({ variant: 'secondary' })}>
            {t('view.toNews')}
          </Link>
          <Link {...newPostLink} className={buttonClass({ variant: 'ghost' })}>
            {t('list.write')}
          </Link>
        </>
      }
      className="flex-1"
    />
  );
}

function Pending() {
  const { t } = useTranslation('news');
  return (
    <SkeletonFrame className="grid flex-1 gap-6 p-4 md:p-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      <h1 className="sr-only">{t('view.title')}</h1>
      <div className="mx-auto grid w-full max-w-172 content-start gap-4">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-60 w-full rounded-lg!" />
      </div>
      <Skeleton className="h-96 w-full rounded-lg!" />
    </SkeletonFrame>
  );
}
