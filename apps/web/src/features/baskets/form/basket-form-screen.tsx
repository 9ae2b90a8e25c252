import type { Basket } from '@hearthline/contract/baskets';
import { localDay } from '@hearthline/domain/time-zone';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { cardsQuery } from '../../../shared/homes/homes-api.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { basketClientQuery, basketQuery } from '../api/baskets-api.ts';
import { isRecordId } from '../model/basket-links.ts';
import type { BasketValues } from '../model/basket-values.ts';
import { addListings, basketDefaults, entryOfListing, valuesOf } from '../model/basket-values.ts';
import type { KeptForm } from '../model/kept-form-store.ts';
import { useKeptFormStore } from '../model/kept-form-store.ts';
import { BasketMissing } from '../parts/basket-missing.tsx';
import { BasketFormView } from './basket-form-view.tsx';
import type { CriteriaParts } from './homes-card.tsx';
import type { FormAgent } from './page-preview.tsx';

interface BasketFormScreenProps {
  /** As far as it is needed here; missing while it is on its way. */
  agent: FormAgent | undefined;
  timeZone?: string | undefined;
  criteriaParts: CriteriaParts;
}

interface FormAddress {
  id?: string;
  client?: string;
  listings?: string;
  c?: string;
  kept?: string;
}

/** A new basket, one that is there, or one that was left for the search and is come back to. */
export function BasketFormScreen(props: BasketFormScreenProps) {
  const { id, client, listings, c, kept } = useSearch({ strict: false }) as FormAddress;
  const router = useRouter();
  // Back leads to the step that was left; the way out of the search is a step of its own and names it.
  const [stepKey] = useState(() => router.state.location.state.__TSR_key);
  if (id !== undefined && !isRecordId(id)) return <BasketMissing />;
  // Another basket, or none, is another form.
  return (
    <FormStart
      key={[id, client, listings, c, kept].join(' ')}
      id={id}
      keptUnder={kept ?? stepKey}
      {...props}
    />
  );
}

interface FormStartProps extends BasketFormScreenProps {
  id: string | undefined;
  keptUnder: string | undefined;
}

function FormStart({ id, keptUnder, ...props }: FormStartProps) {
  const [kept] = useState(() => {
    const { kept: left } = useKeptFormStore.getState();
    return left !== null && left.key === keptUnder ? left : null;
  });
  if (kept && !props.agent) return <FormSkeleton />;
  if (kept && kept.agentId === props.agent?.id) return <KeptFormStart kept={kept} {...props} />;
  return id === undefined ? <NewForm {...props} /> : <KnownForm id={id} {...props} />;
}

function KeptFormStart({ kept, ...props }: BasketFormScreenProps & { kept: KeptForm }) {
  const { basket, values, savedValues, foundIds, foundCriteria } = kept;
  const { t } = useTranslation('baskets');
  const options = cardsQuery(foundIds);
  const cards = useQuery({ ...options, queryFn: foundIds.length > 0 ? options.queryFn : skipToken });
  usePageName(basket ? t('form.editTitle', { name: basket.name }) : undefined);
  if (cards.isLoading) return <FormSkeleton />;
  const found: BasketValues = {
    ...values,
    criteria: foundCriteria ?? values.criteria,
    homes: addListings(values.homes, cards.data ?? []),
  };
  return <StartedForm {...props} basket={basket} values={found} savedValues={savedValues} />;
}

function KnownForm({ id, ...props }: BasketFormScreenProps & { id: string }) {
  const { t } = useTranslation('baskets');
  const query = useQuery({
    ...basketQuery(id),
    // Changes are made to the basket as it is now, and nothing is pulled away under them later.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const failure = useQueryBoundary(query);
  usePageName(query.data && t('form.editTitle', { name: query.data.name }));
  if (isNotFound(query.error)) return <BasketMissing />;
  if (failure)
    return (
      <QueryError
        layout="page"
        failure={failure}
        text={t('view.failed')}
        headingLevel={1}
        className="flex-1"
      />
    );
  if (!query.data || !query.isFetchedAfterMount) return <FormSkeleton />;
  return <StartedForm {...props} basket={query.data} values={valuesOf(query.data)} />;
}

/** What the address begins with is fetched first: the client, and the homes that were chosen elsewhere. */
function NewForm(props: BasketFormScreenProps) {
  const { client: clientId, listings, c } = useSearch({ strict: false }) as FormAddress;
  const ids = (listings ?? '').split(',').filter(isRecordId);
  const clientOptions = basketClientQuery(clientId ?? '');
  const client = useQuery({
    ...clientOptions,
    queryFn: isRecordId(clientId) ? clientOptions.queryFn : skipToken,
  });
  const cardOptions = cardsQuery(ids);
  const cards = useQuery({ ...cardOptions, queryFn: ids.length > 0 ? cardOptions.queryFn : skipToken });
  // The first time only: what is read again later must not pull the form away.
  if (client.isLoading || cards.isLoading) return <FormSkeleton />;
  // Who or what is not there any more is left out; the rest of the form works without it.
  const values: BasketValues = {
    ...basketDefaults,
    name: '',
    activationDate: localDay(new Date(), props.timeZone),
    client: client.data
      ? { id: client.data.id, name: `${client.data.firstName} ${client.data.lastName}`.trim() }
      : null,
    isForHousehold: (client.data?.household.length ?? 0) > 0,
    criteria: c === undefined ? null : (props.criteriaParts.parse(c) ?? null),
    homes: (cards.data ?? []).map(entryOfListing),
  };
  return <StartedForm {...props} basket={null} values={values} />;
}

interface StartedFormProps extends BasketFormScreenProps {
  basket: Basket | null;
  values: BasketValues;
  /** Where they are not the values it begins with. */
  savedValues?: BasketValues;
}

/** What the form began with stays, whatever is read again meanwhile. */
function StartedForm({ basket, values, savedValues = values, ...props }: StartedFormProps) {
  const [start] = useState(() => ({ basket, values, savedValues }));
  return <BasketFormView {...props} start={start} />;
}

function FormSkeleton() {
  return (
    <SkeletonFrame className="grid gap-4">
      <Skeleton className="mb-2 h-7 w-44" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid gap-4">
          <Skeleton className="h-46 rounded-lg!" />
          <Skeleton className="h-96 rounded-lg!" />
        </div>
        <Skeleton className="h-64 rounded-lg!" />
      </div>
    </SkeletonFrame>
  );
}
