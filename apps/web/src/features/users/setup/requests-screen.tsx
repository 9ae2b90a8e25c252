import type { AccessRequest } from '@hearthline/contract/setup';
import { accessRequestLimits } from '@hearthline/contract/setup';
import { addYears, parseIsoDate } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isNotFound } from '../../../shared/api/api-error.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { PeopleIllustration, SignpostIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { accessRequestsQuery, useApproveRequest, useRefuseRequest } from './setup-api.ts';

interface RequestsScreenProps {
  /** Missing while it is on its way. */
  me: { isAdmin: boolean } | undefined;
}

/** Who waits for board access, with the two answers. For administrators; nobody else asks the server for it. */
export function RequestsScreen({ me }: RequestsScreenProps) {
  const { t } = useTranslation('usersSetup');
  if (me && !me.isAdmin)
    return (
      <EmptyState
        className="flex-1"
        headingLevel={1}
        illustration={<SignpostIllustration />}
        title={t('requests.forAdmins')}
        text={t('requests.forAdminsText')}
      />
    );
  return (
    <div className="mx-auto w-full max-w-260">
      <PageHeading title={t('requests.title')} subtitle={t('requests.subtitle')} />
      {me ? <WaitingRequests /> : <RequestsSkeleton />}
    </div>
  );
}

function RequestsSkeleton() {
  return (
    <SkeletonFrame className="grid gap-4">
      <Skeleton className="h-36 rounded-lg!" />
      <Skeleton className="h-36 rounded-lg!" />
    </SkeletonFrame>
  );
}

type Answer = { kind: 'approve' | 'refuse'; request: AccessRequest };

function WaitingRequests() {
  const { t } = useTranslation('usersSetup');
  const query = useQuery(accessRequestsQuery);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const close = () => setAnswer(null);
  // A request that was answered goes away with its buttons.
  const heir = useLostFocus<HTMLDivElement>(`${query.data?.length} ${answer?.kind}`);
  return (
    <div ref={heir} tabIndex={-1} className="outline-none">
      <QueryBoundary
        query={query}
        pending={<RequestsSkeleton />}
        isEmpty={(requests) => requests.length === 0}
        empty={
          <Card>
            <EmptyState
              headingLevel={2}
              illustration={<PeopleIllustration />}
              title={t('requests.none')}
              text={t('requests.noneText')}
            />
          </Card>
        }
      >
        {(requests) => (
          <ul aria-label={t('requests.list')} className="grid gap-4">
            {requests.map((request) => (
              <li key={request.requestId}>
                <RequestCard request={request} onAnswer={(kind) => setAnswer({ kind, request })} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      {answer?.kind === 'approve' ? <ApproveDialog request={answer.request} onClose={close} /> : null}
      {answer?.kind === 'refuse' ? <RefuseDialog request={answer.request} onClose={close} /> : null}
    </div>
  );
}

interface RequestCardProps {
  request: AccessRequest;
  onAnswer: (kind: Answer['kind']) => void;
}

function RequestCard({ request, onAnswer }: RequestCardProps) {
  const { t } = useTranslation('usersSetup');
  const format = useFormat();
  const now = useNow();
  const { requestId, agentName: name, email, phone, brokerageName, boardName, licenceNumber } = request;
  const facts = [
    [t('requests.board'), boardName],
    [t('requests.licence'), licenceNumber],
    [t('requests.brokerage'), brokerageName],
    [t('requests.contact'), [email, format.phone(phone)].filter(Boolean).join(' · ')],
  ].filter(([, text]) => text !== '');
  return (
    <Card isPadded aria-labelledby={requestId}>
      <div className="mb-3 flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id={requestId} className="text-[15px]/[22px]">
            {name}
          </h2>
          <p className="text-xs text-ink-3">
            {t('requests.asked', { when: format.relativeInSentence(request.askedAt, now) })}
          </p>
        </div>
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
          <Button
            variant="secondary"
            aria-label={t('requests.refuseNamed', { name })}
            onClick={() => onAnswer('refuse')}
          >
            {t('requests.refuse')}
          </Button>
          <Button aria-label={t('requests.approveNamed', { name })} onClick={() => onAnswer('approve')}>
            {t('requests.approve')}
          </Button>
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm md:grid-cols-2">
        {facts.map(([label, text]) => (
          <div key={label} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-ink-3">{label}</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface AnswerDialogProps {
  request: AccessRequest;
  onClose: () => void;
}

/** Somebody else was quicker, so nothing that was typed is of use. After other errors it is tried again. */
function isAnswered(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.code === 'already_decided');
}

/** From today and for a year, unless the administrator says something else. */
function ApproveDialog({ request, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['usersSetup', 'common']);
  const format = useFormat();
  const today = boardDay(useNow());
  const [boardName, setBoardName] = useState(request.boardName);
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(addYears(today, 1));
  const [isChecked, setIsChecked] = useState(false);
  const { mutate: approve, isPending } = useApproveRequest();
  const { requestId, agentName: name } = request;
  const [validFrom, validUntil] = [parseIsoDate(from), parseIsoDate(until)];
  const isOver = Boolean(validFrom && validUntil && (validUntil < validFrom || validUntil < today));
  const errors = {
    board: boardName.trim() === '' ? `${t('requests.board')} ${t('common:required')}` : undefined,
    from: validFrom ? (validFrom > today ? t('requests.badStart') : undefined) : t('requests.badDay'),
    until: validUntil ? (isOver ? t('requests.badEnd') : undefined) : t('requests.badDay'),
  };

  function handleSubmit() {
    setIsChecked(true);
    if (Object.values(errors).some(Boolean) || !validFrom || !validUntil) return;
    approve(
      { requestId, body: { boardName: boardName.trim(), validFrom, validUntil } },
      {
        onSuccess: () => {
          toast.success(t('requests.approved', { name, date: format.dateText(validUntil) }));
          onClose();
        },
        onError: (error) => isAnswered(error) && onClose(),
      },
    );
  }

  return (
    <FormModal
      title={t('requests.approveTitle', { name })}
      description={t('requests.approveText', { name })}
      submitLabel={t('requests.approve')}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        isRequired
        label={t('requests.board')}
        maxLength={accessRequestLimits.boardName}
        value={boardName}
        error={isChecked && errors.board}
        onChange={(event) => setBoardName(event.target.value)}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <DayField
          isRequired
          label={t('requests.from')}
          value={from}
          today={today}
          max={today}
          error={isChecked && errors.from}
          onChange={setFrom}
        />
        <DayField
          isRequired
          label={t('requests.until')}
          value={until}
          today={today}
          error={isChecked && errors.until}
          onChange={setUntil}
        />
      </div>
    </FormModal>
  );
}

function RefuseDialog({ request, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['usersSetup', 'common']);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate: refuse, isPending } = useRefuseRequest();
  const { requestId, agentName: name } = request;
  const isMissing = reason.trim() === '';

  function handleSubmit() {
    setIsChecked(true);
    if (isMissing) return;
    refuse(
      { requestId, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(t('requests.refused', { name }));
          onClose();
        },
        onError: (error) => isAnswered(error) && onClose(),
      },
    );
  }

  return (
    <FormModal
      title={t('requests.refuseTitle', { name })}
      description={t('requests.refuseText', { name })}
      submitLabel={t('requests.refuse')}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextArea
        autoFocus
        isRequired
        rows={3}
        label={t('requests.reason')}
        maxLength={accessRequestLimits.reason}
        value={reason}
        error={isChecked && isMissing ? `${t('requests.reason')} ${t('common:required')}` : undefined}
        onChange={(event) => setReason(event.target.value.replaceAll('\n', ' '))}
      />
    </FormModal>
  );
}
