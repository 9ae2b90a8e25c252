import type { Cma, CmaConditions, CmaDraft, CmaSubject } from '@hearthline/contract/cma';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CmaSteps } from '../components/cma-steps.tsx';
import { useFactWords } from '../components/fact-words.ts';
import type { CmaDraftState } from '../model/use-cma-draft.ts';
import { CalculateBar } from './calculate-bar.tsx';
import { ConditionsCard } from './conditions-card.tsx';
import { ContextCard } from './context-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { SubjectPanel } from './subject-panel.tsx';
import { TooFewBanner } from './too-few-banner.tsx';
import { TooManyBanner } from './too-many-banner.tsx';
import { useCandidates } from './use-candidates.ts';

const FactsDialog = lazy(async () => {
  const { FactsDialog } = await import('../components/facts-dialog.tsx');
  return { default: FactsDialog };
});

interface GenerateViewProps {
  state: CmaDraftState & { cma: Cma; draft: CmaDraft };
  timeZone: string | undefined;
}

export function GenerateView({ state, timeZone }: GenerateViewProps) {
  const { t } = useTranslation('cma');
  const navigate = useNavigate();
  const { facts } = useSearch({ strict: false }) as { facts?: 'open' };
  const { cma, draft, change } = state;
  const { subject, conditions } = draft;
  const candidates = useCandidates(state);
  const { found } = candidates;
  const [isAsked, setIsAsked] = useState(false);
  const isFactsOpen = facts === 'open' || isAsked;

  function setFactsOpen(isOpen: boolean) {
    setIsAsked(isOpen);
    if (!isOpen && facts === 'open')
      void navigate({ to: '/cma/generate', search: { id: cma.id }, replace: true });
  }

  const setConditions = (next: CmaConditions) => change((now) => ({ ...now, conditions: next }));
  const setSubject = (next: CmaSubject) => change((now) => withSubject(now, next));

  return (
    <div className="flex flex-1 flex-col">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="truncate">{subject.address}</h1>
          <p className="text-sm text-ink-2">{t('generate.subtitle', { method: t('methodNames.advance') })}</p>
        </div>
        <CmaSteps
          step="conditions"
          cmaId={cma.id}
          isReady={{ calculate: cma.versions.length > 0, report: cma.versions.length > 0 }}
        />
      </header>
      <LackingBanner cma={cma} subject={subject} onEnter={() => setFactsOpen(true)} />
      <div className="grid min-w-0 flex-1 items-start gap-4 xl:grid-cols-[324px_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3.5 xl:self-stretch">
          <SubjectPanel subject={subject} listing={cma.listing} onEdit={() => setFactsOpen(true)} />
          <ConditionsCard
            subject={subject}
            conditions={conditions}
            isTooMany={found?.isTooMany ?? false}
            onChange={setConditions}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3.5">
          {found?.isTooMany ? (
            <TooManyBanner found={found} onRepair={setConditions} onKeepBest={candidates.keepBest} />
          ) : null}
          {found && !candidates.isSearching ? (
            <TooFewBanner
              found={found}
              subject={subject}
              onRepair={setConditions}
              onEnter={() => setFactsOpen(true)}
            />
          ) : null}
          <ResultsCard subject={subject} conditions={conditions} candidates={candidates} />
          {found ? <ContextCard found={found} /> : null}
        </div>
      </div>
      <CalculateBar state={state} timeZone={timeZone} />
      {isFactsOpen ? (
        <Suspense fallback={null}>
          <FactsDialog subject={subject} isOpen onOpenChange={setFactsOpen} onConfirm={setSubject} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Another kind of home has other comparables: the condition on the kind goes along. */
function withSubject(draft: CmaDraft, subject: CmaSubject): CmaDraft {
  const { kind } = subject.facts;
  if (kind === draft.subject.facts.kind) return { ...draft, subject };
  const { criteria } = draft.conditions;
  return {
    ...draft,
    subject,
    conditions: { ...draft.conditions, criteria: { ...criteria, kind: { any: [kind] } } },
  };
}

interface LackingBannerProps {
  cma: Cma;
  subject: CmaSubject;
  onEnter: () => void;
}

/** Why Fast went on as Advance, for as long as those facts lack. */
function LackingBanner({ cma, subject, onEnter }: LackingBannerProps) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const lacking = findLacking(subject.facts).filter((fact) => cma.lacking.includes(fact));
  if (lacking.length === 0) return null;
  return (
    <Banner
      tone="info"
      className="mb-4"
      actions={
        <Button size="sm" variant="secondary" onClick={onEnter}>
          {t('generate.lackingAction')}
        </Button>
      }
    >
      {t('fallback')}. {t('generate.lacking', { facts: words.list(lacking) })}
    </Banner>
  );
}
