import type { Alert } from '@hearthline/contract/alerts';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { localDay } from '@hearthline/domain/time-zone';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../../shared/api/api-error.ts';
import { useQueryBoundary } from '../../../../shared/api/use-query-boundary.ts';
import { usePageName } from '../../../../shared/stores/page-name-store.ts';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../../shared/ui/skeleton.tsx';
import { basketClientQuery } from '../../api/baskets-api.ts';
import { isRecordId } from '../../model/basket-links.ts';
import { alertQuery } from '../api/alerts-api.ts';
import type { KeptAlert } from '../model/alert-draft-store.ts';
import { useAlertDraftStore } from '../model/alert-draft-store.ts';
import { alertFormLink } from '../model/alert-links.ts';
import type { AlertValues } from '../model/alert-values.ts';
import { alertDefaults, valuesOfAlert } from '../model/alert-values.ts';
import { AlertMissing } from '../parts/alert-missing.tsx';
import type { AlertFormAgent } from './alert-form-view.tsx';
import { AlertFormView } from './alert-form-view.tsx';
import type { AlertCriteriaParts } from './criteria-parts.ts';

interface AlertFormScreenProps {
  /** As far as it is needed here; missing while it is on its way. */
  agent: AlertFormAgent | undefined;
  timeZone?: string | undefined;
  parts: AlertCriteriaParts;
  /** The search of the address, and how it is called; undefined while it is on its way, null where there is none. */
  search: { criteria: Criteria; name: string } | null | undefined;
}

interface FormAddress {
  id?: string;
  client?: string;
  c?: string;
  k?: string;
  name?: string;
  kept?: string;
}

/** A new alert, one that is there, or one that was left and is come back to. */
export function AlertFormScreen(props: AlertFormScreenProps) {
  const { id, client, c, k, name, kept } = useSearch({ strict: false }) as FormAddress;
  const router = useRouter();
  const navigate = useNavigate();
  // Back leads to the step that was left; the way out of the search is a step of its own and names it.
  const [stepKey] = useState(() => router.state.location.state.__TSR_key);
  /** Counts how often it was begun anew. */
  const [turn, setTurn] = useState(0);
  if (id !== undefined && !isRecordId(id)) return <AlertMissing />;

  function handleStartAnew() {
    void navigate({ ...alertFormLink(), replace: true });
    setTurn(turn + 1);
  }

  // Another alert, or none, is another form. The key of a long search takes the place of its text.
  return (
    <FormStart
      key={[id, client, c !== undefined || k !== undefined, name, kept, turn].join(' ')}
      id={id}
      keptUnder={kept ?? stepKey}
      onStartAnew={handleStartAnew}
      {...props}
    />
  );
}

interface StartProps extends AlertFormScreenProps {
  onStartAnew: () => void;
}

function FormStart({
  id,
  keptUnder,
  ...props
}: StartProps & { id: string | undefined; keptUnder?: string | undefined }) {
  const [kept] = useState(() => {
    const { kept: left } = useAlertDraftStore.getState();
    return left !== null && left.key === keptUnder ? left : null;
  });
  // What was kept is this agent's only, and who that is has to be known first.
  if (!props.agent || props.search === undefined) return <FormSkeleton />;
  if (kept?.agentId === props.agent.id) return <KeptStart kept={kept} {...props} />;
  return id === undefined ? (
    <NewForm agentId={props.agent.id} {...props} />
  ) : (
    <KnownForm id={id} {...props} />
  );
}

function KeptStart({ kept, ...props }: StartProps & { kept: KeptAlert }) {
  const { alert, values, savedValues, foundCriteria } = kept;
  const { t } = useTranslation('basketsAlerts');
  usePageName(alert ? t('form.editTitle', { name: alert.name }) : undefined);
  const found = { ...values, criteria: foundCriteria ?? values.criteria };
  return <StartedForm {...props} alert={alert} values={found} savedValues={savedValues} />;
}

function KnownForm({ id, ...props }: StartProps & { id: string }) {
  const { t } = useTranslation('basketsAlerts');
  const query = useQuery({
    ...alertQuery(id),
    // Changes are made to the alert as it is now, and nothing is pulled away under them later.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const failure = useQueryBoundary(query);
  usePageName(query.data && t('form.editTitle', { name: query.data.name }));
  if (isNotFound(query.error)) return <AlertMissing />;
  if (failure)
    return (
      <QueryError
        layout="page"
        failure={failure}
        text={t('form.failed')}
        headingLevel={1}
        className="flex-1"
      />
    );
  if (!query.data || !query.isFetchedAfterMount) return <FormSkeleton />;
  return <StartedForm {...props} alert={query.data} values={valuesOfAlert(query.data)} />;
}

/** Begins with the client and the search of the address; without any of them, with the draft where one was kept. */
function NewForm({ agentId, ...props }: StartProps & { agentId: string }) {
  const { client: clientId } = useSearch({ strict: false }) as FormAddress;
  const [draft] = useState(() => useAlertDraftStore.getState().draft);
  const options = basketClientQuery(clientId ?? '');
  const client = useQuery({ ...options, queryFn: isRecordId(clientId) ? options.queryFn : skipToken });
  if (client.isLoading) return <FormSkeleton />;
  const { search } = props;
  const plain: AlertValues = {
    ...alertDefaults,
    triggers: [...alertDefaults.triggers],
    sendHours: [],
    activationDate: localDay(new Date(), props.timeZone),
  };
  // Who is not there any more is left out; the rest of the form works without them.
  const values: AlertValues = {
    ...plain,
    name: search?.name ?? '',
    client: client.data
      ? { id: client.data.id, name: `${client.data.firstName} ${client.data.lastName}`.trim() }
      : null,
    isForHousehold: (client.data?.household.length ?? 0) > 0,
    criteria: search?.criteria ?? defaultCriteria,
  };
  const isBlank = search === null && clientId === undefined;
  return isBlank && draft?.agentId === agentId ? (
    <StartedForm {...props} alert={null} values={draft.values} savedValues={plain} keptAt={draft.keptAt} />
  ) : (
    <StartedForm {...props} alert={null} values={values} />
  );
}

interface StartedFormProps extends StartProps {
  alert: Alert | null;
  values: AlertValues;
  /** Where they are not the values it begins with. */
  savedValues?: AlertValues;
  keptAt?: string | null;
}

/** What the form began with stays, whatever is read again meanwhile. */
function StartedForm({ alert, values, savedValues = values, keptAt = null, ...props }: StartedFormProps) {
  const [start] = useState(() => ({ alert, values, savedValues, keptAt }));
  return <AlertFormView {...props} start={start} />;
}

function FormSkeleton() {
  return (
    <SkeletonFrame className="grid gap-4">
      <Skeleton className="mb-2 h-7 w-44" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(400px,41%)]">
        <div className="grid gap-4">
          <Skeleton className="h-28 rounded-lg!" />
          <Skeleton className="h-52 rounded-lg!" />
          <Skeleton className="h-72 rounded-lg!" />
        </div>
        <Skeleton className="h-150 rounded-lg!" />
      </div>
    </SkeletonFrame>
  );
}
