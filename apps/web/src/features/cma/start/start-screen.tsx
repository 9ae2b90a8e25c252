import type { CmaRow, CmaSubject } from '@hearthline/contract/cma';
import { cmaLimits } from '@hearthline/contract/cma';
import type { Method } from '@hearthline/domain/valuation/method';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAgreementMissing } from '../../../shared/api/api-error.ts';
import { meQuery } from '../../../shared/api/me-query.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { PlanRoomBanner } from '../../../shared/plan/plan-room-banner.tsx';
import { BoardAccessBanner } from '../../../shared/ui/board-access-needed.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { broughtQuery, cmaClientQuery, cmaPageQuery, subjectQuery, useStartCma } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { CmaSteps } from '../components/cma-steps.tsx';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { CmaClient } from '../model/cma-autosave.ts';
import { cmaLink, startedLink } from '../model/cma-links.ts';
import { MethodCard } from './method-card.tsx';
import { SubjectCard } from './subject-card.tsx';

const ClientField = lazyPart(
  async () => (await import('../components/client-field.tsx')).ClientField,
  <div className="h-23" />,
);

/** A home of the board is chosen by its id, one that nobody listed is kept here as it was typed. */
export function StartScreen() {
  const { t } = useTranslation('cma');
  const navigate = useNavigate();
  const isWide = useMediaQuery('(width >= 1280px)');
  const search = useSearch({ strict: false }) as { listing?: string; client?: string; with?: string };
  const { listing: listingId, client: clientId } = search;
  const { data: me } = useQuery(meQuery);
  const brought = useBrought(search.with);
  const [own, setOwn] = useState<CmaSubject | null>(null);
  const [method, setMethod] = useState<Method>('advance');
  const { mutate: start, isPending: isStarting } = useStartCma();
  const chosenId = own ? undefined : listingId;
  const found = useQuery({ ...subjectQuery(chosenId ?? ''), enabled: chosenId !== undefined });
  const [picked, setPicked] = useState<CmaClient>(null);
  const client = useChosenClient(clientId, picked);
  const subject = own ?? (chosenId === undefined ? undefined : found.data?.subject);

  function choose(id: string | undefined) {
    setOwn(null);
    void navigate({ to: '/cma', search: { ...search, listing: id }, replace: true });
  }

  function chooseClient(chosen: CmaClient) {
    setPicked(chosen);
    void navigate({ to: '/cma', search: { ...search, client: chosen?.id }, replace: true });
  }

  function handleStart() {
    if (!subject) return;
    start(
      { method, subject, clientId: client?.id ?? null, chosen: (brought.data ?? []).map(({ id }) => id) },
      { onSuccess: (cma) => void navigate(startedLink(cma, method)) },
    );
  }

  const forWhom = (
    <Card isPadded className="relative z-2">
      <ClientField client={client} onChange={chooseClient} />
    </Card>
  );

  return (
    <div>
      <header className="mb-4.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{t('start.title')}</h1>
          <p className="text-sm text-ink-2">{t('start.subtitle')}</p>
        </div>
        <CmaSteps step="subject" />
      </header>
      <BoardAccessBanner agreement={me?.boardAgreement} className="mb-4" />
      <PlanRoomBanner of="cmaThisMonth" className="mb-4" />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_436px]">
        <div className="flex min-w-0 flex-col gap-4">
          <SubjectCard
            chosenId={chosenId}
            query={found}
            own={own}
            brought={brought}
            onChoose={choose}
            onEnter={setOwn}
          />
          {isWide ? null : forWhom}
          <MethodCard
            method={method}
            onChange={setMethod}
            subject={subject}
            found={own ? undefined : found.data}
            isPending={chosenId !== undefined && found.isPending}
            isStarting={isStarting}
            onStart={handleStart}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {isWide ? forWhom : null}
          <RecentCard />
        </div>
      </div>
    </div>
  );
}

/** The homes that were chosen in the results, as far as the board still has them. */
function useBrought(param: string | undefined) {
  const ids = [...new Set((param ?? '').split(','))].filter(Boolean).slice(0, cmaLimits.chosen);
  return useQuery({ ...broughtQuery(ids), enabled: ids.length > 0 });
}

/** The one in the address; null where the agent has no such client. */
function useChosenClient(id: string | undefined, picked: CmaClient): CmaClient {
  const isPicked = picked !== null && picked.id === id;
  const { data, isError } = useQuery({ ...cmaClientQuery(id), enabled: id !== undefined && !isPicked });
  if (isPicked) return picked;
  if (id === undefined || isError) return null;
  return { id, name: data ? `${data.firstName} ${data.lastName}`.trim() : '…' };
}

const shown = 7;

/** What was valued last, one tap away. */
function RecentCard() {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const query = useQuery(cmaPageQuery({ page: 1, pageSize: shown }));
  const total = query.data?.totalRows ?? 0;
  // Said once, above the screen.
  if (isAgreementMissing(query.error)) return null;
  return (
    <Card aria-labelledby="cma-recent" className="overflow-hidden">
      <CardHeader
        id="cma-recent"
        title={t('start.recent')}
        actions={
          total > 0 ? (
            <Link
              to="/cma/recent"
              className="touch-target text-sm font-medium text-brand-ink hover:underline"
            >
              {t('start.all', { number: format.number(total) })}
            </Link>
          ) : null
        }
      />
      <div className="px-2 py-1.5">
        <QueryBoundary
          query={query}
          pending={['first', 'second', 'third'].map((row) => <SkeletonRow key={row} className="px-3" />)}
          error={(failure) => <CmaError failure={failure} className="m-2" />}
          isEmpty={({ totalRows }) => totalRows === 0}
          empty={<p className="px-3 py-6 text-center text-sm text-ink-2">{t('start.noRecent')}</p>}
        >
          {({ result }) => (
            <ul>
              {result.map((row) => (
                <li key={row.id}>
                  <RecentRow row={row} />
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </div>
    </Card>
  );
}

function RecentRow({ row }: { row: CmaRow }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const now = useNow();
  const { latest } = row;
  return (
    <Link
      {...cmaLink(row, latest !== null)}
      className="flex items-center gap-3 rounded-md px-3 py-2.75 transition-control hover:bg-hover"
    >
      <HomeThumb url={row.photoUrl} className="h-13 w-18 rounded-md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{row.address}</span>
        <span className="block truncate text-xs text-ink-3">
          {t(`methods.${row.method}`)} · {format.relative(row.updatedAt, now)}
        </span>
        {latest ? (
          <span aria-hidden="true" className="block truncate text-xs text-ink-3 md:hidden">
            {format.priceRange(latest.low, latest.high)}
          </span>
        ) : null}
      </span>
      {latest ? (
        <span className="shrink-0 text-right">
          <b className="block font-semibold whitespace-nowrap max-md:sr-only">
            {format.priceRange(latest.low, latest.high)}
          </b>
          <span className="block max-md:font-semibold md:text-xs md:text-ink-3">
            {format.price(latest.value)}
          </span>
        </span>
      ) : (
        <Tag>{t('recent.draft')}</Tag>
      )}
    </Link>
  );
}
