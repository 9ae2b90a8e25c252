import type { ApprovalGroup } from '@hearthline/contract/alerts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCheck, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../../shared/hooks/use-lost-focus.ts';
import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts';
import { useNow } from '../../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { usePageName } from '../../../../shared/stores/page-name-store.ts';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { BellIllustration } from '../../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../../shared/ui/list-announcer.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../../shared/ui/skeleton.tsx';
import { firstNameOf } from '../../parts/people.tsx';
import { useDecideMatches, useSendApproved } from '../api/alert-actions.ts';
import { approvalsQuery } from '../api/alerts-api.ts';
import { useSentenceMoment } from '../ledger/ledger-words.tsx';
import { alertListLink } from '../model/alert-links.ts';
import { ApprovalCard } from './approval-card.tsx';
import { MailPreview } from './mail-preview.tsx';
import type { Ticks } from './use-queue.ts';
import { firstOf, isLater, matchIdsOf, useTicks } from './use-queue.ts';

interface ApprovalsScreenProps {
  agentName: string;
  timeZone?: string | undefined;
}

/** Homes of alerts that ask the agent first, by the person who would get them. */
export function ApprovalsScreen(props: ApprovalsScreenProps) {
  const { t } = useTranslation('basketsAlerts');
  usePageName(t('approvals.title'));
  const query = useQuery(approvalsQuery());
  const queue = useLostFocus<HTMLDivElement>(query.data?.result.length);
  return (
    <div ref={queue} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
      <QueryBoundary
        query={query}
        pending={<QueueSkeleton />}
        error={(failure) => (
          <QueryError
            layout="page"
            failure={failure}
            text={t('approvals.failed')}
            headingLevel={1}
            className="flex-1"
          />
        )}
        isEmpty={({ result }) => result.length === 0}
        empty={<NothingWaits />}
      >
        {({ result, totalRows }) => <Queue groups={result} total={totalRows} {...props} />}
      </QueryBoundary>
    </div>
  );
}

interface QueueProps extends ApprovalsScreenProps {
  groups: readonly ApprovalGroup[];
  /** Also of those beyond the first ones. */
  total: number;
}

function Queue({ groups, total, agentName, timeZone }: QueueProps) {
  const { t } = useTranslation('basketsAlerts');
  const isWide = useMediaQuery('(width >= 1200px)');
  const ticks = useTicks(groups);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = groups.find(({ readerId }) => readerId === chosenId) ?? groups[0];
  const shown = groups.reduce((sum, { homes }) => sum + homes.length, 0);
  return (
    <div className="flex min-w-0 flex-1 items-start gap-8">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <QueueHeader groups={groups} total={total} ticks={ticks} />
        <ListAnnouncer text={t('approvals.homes', { count: total })} />
        {chosen ? <LeavingBanner group={chosen} ticks={ticks} timeZone={timeZone} /> : null}
        {groups.map((group) => (
          <ApprovalCard
            key={group.readerId}
            group={group}
            ticks={ticks}
            isChosen={isWide && group === chosen}
            onChoose={() => setChosenId(group.readerId)}
            timeZone={timeZone}
          />
        ))}
        {total > shown ? (
          <p className="text-center text-sm text-ink-3">{t('approvals.more', { count: total - shown })}</p>
        ) : null}
      </div>
      {isWide && chosen ? (
        <MailPreview
          key={chosen.readerId}
          group={chosen}
          homes={ticks.tickedOf(chosen)}
          agentName={agentName}
          timeZone={timeZone}
        />
      ) : null}
    </div>
  );
}

interface QueueHeaderProps {
  groups: readonly ApprovalGroup[];
  total: number;
  ticks: Ticks;
}

function QueueHeader({ groups, total, ticks }: QueueHeaderProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const now = useNow();
  const decide = useDecideMatches();
  const all = groups.flatMap(({ homes }) => homes);
  const oldest = all.map(({ matchedAt }) => matchedAt).toSorted()[0];
  // As many as one call decides on; the others stand there afterwards.
  const [approved, rejected] = [firstOf(ticks.ticked), firstOf(all)];
  const isWhole = total === rejected.length;
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-60 flex-1">
        <h1>{t('approvals.title')}</h1>
        <p className="text-sm text-ink-2">
          {[
            // Of homes beyond the first ones nobody knows here whose they are.
            isWhole
              ? t('approvals.waiting', {
                  homes: t('approvals.homes', { count: total }),
                  clients: t('approvals.clients', { count: groups.length }),
                })
              : t('approvals.homes', { count: total }),
            oldest ? t('approvals.oldest', { age: format.age(oldest, now) }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
        <Button
          variant="secondary"
          isLoading={decide.isPending && decide.variables.action === 'reject'}
          onClick={() => decide.mutate({ matchIds: matchIdsOf(rejected), action: 'reject' })}
        >
          {isWhole ? t('approvals.rejectAll') : t('approvals.rejectFirst', { count: rejected.length })}
        </Button>
        <Button
          icon={<CheckCheck aria-hidden="true" />}
          disabled={approved.length === 0}
          isLoading={decide.isPending && decide.variables.action === 'approve'}
          onClick={() => decide.mutate({ matchIds: matchIdsOf(approved), action: 'approve' })}
        >
          {t('approvals.approveAll', { count: approved.length })}
        </Button>
      </div>
    </header>
  );
}

interface LeavingBannerProps {
  group: ApprovalGroup;
  ticks: Ticks;
  timeZone: string | undefined;
}

/** When the message of the person looked at would leave, and the way to not wait for it. */
function LeavingBanner({ group, ticks, timeZone }: LeavingBannerProps) {
  const { t } = useTranslation('basketsAlerts');
  const moment = useSentenceMoment(timeZone);
  const now = useNow();
  const decide = useDecideMatches();
  const sendApproved = useSendApproved();
  const ticked = ticks.tickedOf(group);
  const name = firstNameOf(group);
  const waits = isLater(group.leavesAt, now);

  async function handleSend() {
    await decide.mutateAsync({ matchIds: matchIdsOf(ticked), action: 'approve' });
    sendApproved.mutate(group.readerId);
  }

  return (
    <section
      aria-label={t('approvals.title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-warning-line bg-warning-soft px-4 py-2.5 text-sm"
    >
      <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none text-warning" />
      <p className="min-w-0 flex-1 basis-56">
        {group.block !== null
          ? t('approvals.blocked', { name, reason: t(`ledger.block.${group.block}`) })
          : waits
            ? t('approvals.leaving', { name, when: moment(group.leavesAt) })
            : t('approvals.leavingAtOnce', { name })}
      </p>
      {group.block === null && waits && ticked.length > 0 ? (
        <Button
          variant="link"
          isLoading={decide.isPending || sendApproved.isPending}
          onClick={() => void handleSend().catch(() => undefined)}
        >
          {t('approvals.sendNow')}
        </Button>
      ) : null}
    </section>
  );
}

function NothingWaits() {
  const { t } = useTranslation('basketsAlerts');
  return (
    <EmptyState
      illustration={<BellIllustration />}
      title={t('approvals.empty.title')}
      text={t('approvals.empty.text')}
      headingLevel={1}
      className="flex-1"
      actions={
        <Link {...alertListLink} className={buttonClass()}>
          {t('approvals.empty.toList')}
        </Link>
      }
    />
  );
}

function QueueSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4">
      <Skeleton className="h-7 w-60" />
      <Skeleton className="h-11 rounded-md!" />
      <Skeleton className="h-80 rounded-lg!" />
      <Skeleton className="h-56 rounded-lg!" />
    </SkeletonFrame>
  );
}
