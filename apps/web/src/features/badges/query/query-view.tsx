import type { NamedQuery } from '@hearthline/contract/badges';
import { Link } from '@tanstack/react-router';
import { Blocks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { startDraft } from '../model/badge-draft.ts';
import { useBadgeDraft } from '../model/use-badge-draft.ts';
import { useCategoryTitle } from '../model/use-category-title.ts';
import { useQueryRun } from '../model/use-query-run.ts';
import { AboutCard } from './about-card.tsx';
import { LiveValueCard } from './live-value-card.tsx';
import { ParametersCard } from './parameters-card.tsx';
import { PeriodsCard } from './periods-card.tsx';
import { ResultCard } from './result-card.tsx';

const RecordsDialog = lazy(async () => {
  const { RecordsDialog } = await import('./records-dialog.tsx');
  return { default: RecordsDialog };
});

/** What is chosen here is the beginning of the badge, so both screens work on the same draft. */
export function QueryView({ query, agentId }: { query: NamedQuery; agentId: string }) {
  const { t } = useTranslation('badges');
  const start = startDraft(query, t('builder.footerStart'));
  const { draft, change } = useBadgeDraft({ agentId, about: `new.${query.key}`, since: '' }, start);
  const run = useQueryRun(query, draft);
  const category = useCategoryTitle(query.category);
  const [isListOpen, setIsListOpen] = useState(false);
  const isAsStart = JSON.stringify(draft.params) === JSON.stringify(start.params);
  return (
    <div>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 max-w-[72ch]">
          <h1>{query.title}</h1>
          <p className="text-sm text-ink-2">{[category, query.description].filter(Boolean).join(' · ')}</p>
        </div>
        <Link
          to="/badge-builder/preview"
          search={{ key: query.key }}
          className={`${buttonClass()} max-md:w-full`}
        >
          <Blocks aria-hidden="true" strokeWidth={1.75} />
          {t('query.build')}
        </Link>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[400px_minmax(0,1fr)] xl:grid-rows-[auto_1fr] 2xl:grid-cols-[440px_minmax(0,1fr)]">
        <div className="xl:col-start-2">
          <LiveValueCard query={query} draft={draft} run={run} onOpenList={() => setIsListOpen(true)} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <ParametersCard
            query={query}
            choices={draft.params}
            onChange={(params) => change((before) => ({ ...before, params }))}
            onReset={isAsStart ? undefined : () => change((before) => ({ ...before, params: start.params }))}
          />
          <AboutCard query={query} executedAt={run.execution?.executedAt} />
        </div>
        {run.execution ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:col-start-2">
            {query.hasSeries ? <PeriodsCard query={query} result={run.execution.queryResult} /> : null}
            <ResultCard
              query={query}
              result={run.execution.queryResult}
              configuration={draft.configuration}
            />
          </div>
        ) : null}
      </div>
      {isListOpen ? (
        <Suspense fallback={null}>
          <RecordsDialog query={query} values={run.values} onClose={() => setIsListOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
