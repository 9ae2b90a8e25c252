import type { CmaSubject } from '@hearthline/contract/cma';
import type { Method } from '@hearthline/domain/valuation/method';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { cmaClientQuery } from '../api/client-queries.ts';
import { useStartCma } from '../api/cma-actions.ts';
import { subjectQuery } from '../api/cma-api.ts';
import { CmaSteps } from '../components/cma-steps.tsx';
import type { CmaClient } from '../model/cma-autosave.ts';
import { startedLink } from '../model/cma-links.ts';
import { MethodCard } from './method-card.tsx';
import { RecentCard } from './recent-card.tsx';
import { SubjectCard } from './subject-card.tsx';

const ClientField = lazy(async () => {
  const { ClientField } = await import('../components/client-field.tsx');
  return { default: ClientField };
});

/** A home of the board is chosen by its id, one that nobody listed is kept here as it was typed. */
export function StartScreen() {
  const { t } = useTranslation('cma');
  const navigate = useNavigate();
  const isWide = useMediaQuery('(width >= 1280px)');
  const { listing: listingId, client: clientId } = useSearch({ strict: false }) as {
    listing?: string;
    client?: string;
  };
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
    void navigate({ to: '/cma', search: { listing: id, client: clientId }, replace: true });
  }

  function chooseClient(chosen: CmaClient) {
    setPicked(chosen);
    void navigate({ to: '/cma', search: { listing: listingId, client: chosen?.id }, replace: true });
  }

  function handleStart() {
    if (!subject) return;
    start(
      { method, subject, clientId: client?.id ?? null },
      { onSuccess: (cma) => void navigate(startedLink(cma, method)) },
    );
  }

  const forWhom = (
    <Card isPadded className="relative z-2">
      <Suspense fallback={<div className="h-23" />}>
        <ClientField client={client} onChange={chooseClient} />
      </Suspense>
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
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_436px]">
        <div className="flex min-w-0 flex-col gap-4">
          <SubjectCard chosenId={chosenId} query={found} own={own} onChoose={choose} onEnter={setOwn} />
          {isWide ? null : forWhom}
          <MethodCard
            method={method}
            onChange={setMethod}
            subject={subject}
            found={own ? undefined : found.data}
            isReading={chosenId !== undefined && found.isPending}
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

/** The one in the address; null where the agent has no such client. */
function useChosenClient(id: string | undefined, picked: CmaClient): CmaClient {
  const isPicked = picked !== null && picked.id === id;
  const { data, isError } = useQuery({ ...cmaClientQuery(id), enabled: id !== undefined && !isPicked });
  if (isPicked) return picked;
  if (id === undefined || isError) return null;
  return { id, name: data ? `${data.firstName} ${data.lastName}`.trim() : '…' };
}
