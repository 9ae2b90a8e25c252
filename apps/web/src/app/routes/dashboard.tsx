import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardScreen } from '../../features/badges/board/dashboard-screen.tsx';
import { approvalsQuery } from '../../features/baskets/alerts/api/alerts-api.ts';
import { useSetup } from '../../features/users/setup/use-setup.ts';
import { meQuery } from '../../shared/api/me-query.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { toast } from '../../shared/ui/toast.tsx';
import { showUndo } from '../../shared/ui/undo-toast.tsx';
import { loadTexts } from '../i18n.ts';
import { Page } from '../shell/page.tsx';

/** Most agents are set up: what the others see is loaded for them alone, with its words. */
const loadWords = () => loadTexts('usersSetup', 'users');
const FirstRunGreeting = lazyPart(
  async () => {
    await loadWords();
    return (await import('../../features/users/setup/first-run.tsx')).FirstRunGreeting;
  },
  <Skeleton className="h-7.5 w-60" />,
);
const FirstRunPanel = lazyPart(
  async () => {
    await loadWords();
    return (await import('../../features/users/setup/first-run.tsx')).FirstRunPanel;
  },
  // About as high as the checklist and the plan, so that the board stays where it is.
  <Skeleton className="mb-4 h-160 rounded-lg!" />,
);
const HideChecklist = lazyPart(async () => {
  await loadWords();
  return (await import('../../features/users/setup/first-run.tsx')).HideChecklist;
});

/** Loaded with its words for those for whom something waits. */
const WaitingBanner = lazyPart(async () => {
  await loadTexts('basketsAlerts');
  return (await import('../../features/baskets/alerts/approvals/approvals-banner.tsx')).WaitingBanner;
});

export function DashboardRoute() {
  const { t } = useTranslation('badgesBoard');
  const { data: me } = useQuery(meQuery);
  const { data: held } = useQuery(approvalsQuery());
  const { board } = useSearch({ from: '/shell/' });
  const handleDone = useCallback(() => toast.success(t('setup.done')), [t]);
  const { setup, isPending, hide, show } = useSetup(me, handleDone);

  function handleHide() {
    hide(() => showUndo({ id: 'setup', text: t('setup.hidden'), onUndo: show }));
  }

  return (
    <Page>
      {held?.totalRows ? <WaitingBanner waiting={held.totalRows} className="mb-4" /> : null}
      <DashboardScreen
        key={board}
        me={isPending ? undefined : me}
        board={board}
        onShowSetup={me?.isSetupDismissed ? show : undefined}
        intro={
          me && setup
            ? {
                greeting: <FirstRunGreeting me={me} setup={setup} />,
                action: <HideChecklist onHide={handleHide} />,
                panel: <FirstRunPanel me={me} setup={setup} />,
              }
            : undefined
        }
      />
    </Page>
  );
}
