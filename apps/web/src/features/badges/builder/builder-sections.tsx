import type { Badge, NamedQuery } from '@hearthline/contract/badges';
import { badgeLimits } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { useNavigate } from '@tanstack/react-router';
import { Database, Replace, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { BoardAccessNeeded } from '../../../shared/ui/board-access-needed.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useCategoryTitle } from '../api/badge-queries.ts';
import type { CellPlace } from '../components/result-table.tsx';
import { ResultLegend, ResultTable } from '../components/result-table.tsx';
import type { BadgeDraft } from '../model/badge-draft.ts';
import { draftWithQuery } from '../model/badge-draft.ts';
import type { DraftState } from '../model/use-badge-draft.ts';
import { forgetDraft, keepDraft } from '../model/use-badge-draft.ts';
import type { QueryRun } from '../model/use-query-run.ts';
import { badgeNameId } from './use-saving.tsx';

interface BadgeSectionProps {
  state: DraftState;
  /** Sharing is for admins. */
  canShare: boolean;
  nameError: string | undefined;
  onNameTouched: () => void;
}

type Flag = 'isDiscoverable' | 'isDeletable' | 'isResolverEnabled' | 'isShared';

const flagWords = {
  isDiscoverable: 'discoverable',
  isDeletable: 'deletable',
  isResolverEnabled: 'resolver',
  isShared: 'shared',
} as const satisfies Record<Flag, string>;

export function BadgeSection({ state, canShare, nameError, onNameTouched }: BadgeSectionProps) {
  const { t } = useTranslation('badges');
  const { draft, change, hasChanges, discard } = state;
  const put = (part: Partial<BadgeDraft>) => change((before) => ({ ...before, ...part }));
  const flags: Flag[] = [
    'isDiscoverable',
    'isDeletable',
    'isResolverEnabled',
    ...(canShare ? (['isShared'] as const) : []),
  ];
  return (
    <BuilderPart
      title={t('builder.badge')}
      aside={
        hasChanges ? (
          <>
            <Tag tone="warning">{t('builder.unsaved')}</Tag>
            <IconButton
              size="sm"
              label={t('builder.discard')}
              icon={<RotateCcw aria-hidden="true" strokeWidth={1.75} />}
              onClick={discard}
              className="-my-1 -mr-2"
            />
          </>
        ) : null
      }
    >
      <div className="grid gap-3">
        <TextField
          id={badgeNameId}
          label={t('builder.name')}
          isRequired
          maxLength={badgeLimits.name}
          value={draft.name}
          error={nameError}
          onChange={(event) => {
            onNameTouched();
            put({ name: event.target.value });
          }}
        />
        <TextArea
          label={t('builder.description')}
          rows={2}
          maxLength={badgeLimits.description}
          value={draft.description}
          onChange={(event) => put({ description: event.target.value.replaceAll('\n', ' ') })}
        />
        <div className="grid gap-2.5 pt-1">
          {flags.map((flag) => (
            <Switch
              key={flag}
              isSelected={draft[flag]}
              onChange={(isOn) => put({ [flag]: isOn })}
              className="flex-row-reverse justify-between gap-4!"
            >
              <span className="min-w-0">
                {t(`builder.${flagWords[flag]}`)}
                <span className="block text-xs text-ink-3">{t(`builder.${flagWords[flag]}Text`)}</span>
              </span>
            </Switch>
          ))}
        </div>
      </div>
    </BuilderPart>
  );
}

const QueryChoice = lazyPart(async () => (await import('./query-choice.tsx')).QueryChoice);

interface QuerySectionProps {
  badge: Badge | null;
  query: NamedQuery;
  state: DraftState;
  agentId: string;
  onChanged: () => void;
}

export function QuerySection({ badge, query, state, agentId, onChanged }: QuerySectionProps) {
  const { language } = useFormat();
  const { t } = useTranslation('badges');
  const navigate = useNavigate();
  const category = useCategoryTitle(query.category);
  const [isChoosing, setIsChoosing] = useState(false);

  function handleChoose(chosen: NamedQuery): void {
    setIsChoosing(false);
    if (chosen.key === query.key) return;
    onChanged();
    const next = draftWithQuery(state.draft, query, chosen, language);
    if (badge) state.change(() => next);
    else moveTo(chosen.key, next);
  }

  /** The address names the query of a new badge, so the work moves along to the other one. */
  function moveTo(key: string, next: BadgeDraft): void {
    forgetDraft(`${agentId}.new.${query.key}`);
    keepDraft(`${agentId}.new.${key}`, '', next);
    void navigate({ to: '/badge-builder/preview', search: { key }, replace: true });
  }

  return (
    <BuilderPart title={t('builder.query')}>
      <div className="flex items-center gap-3 rounded-[12px] border border-line bg-inset px-3 py-2.5">
        <span
          aria-hidden="true"
          className="grid size-9 flex-none place-items-center rounded-[10px] bg-brand-soft text-brand-ink"
        >
          <Database size={18} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium">{query.title}</p>
          <p className="text-xs text-ink-3">
            {t('builder.queryLine', { category, count: query.parameters.length })}
          </p>
        </div>
        <IconButton
          size="sm"
          label={t('builder.changeQuery')}
          icon={<Replace aria-hidden="true" strokeWidth={1.75} />}
          className="-mr-1.5"
          onClick={() => setIsChoosing(true)}
        />
      </div>
      {isChoosing ? (
        <QueryChoice chosenKey={query.key} onChoose={handleChoose} onClose={() => setIsChoosing(false)} />
      ) : null}
    </BuilderPart>
  );
}

interface ResultSectionProps {
  query: NamedQuery;
  draft: BadgeDraft;
  run: QueryRun;
  change: (change: (draft: BadgeDraft) => BadgeDraft) => void;
}

type Target = 'value' | 'trend';

function placeOf(target: Target, { row, column }: CellPlace): Partial<BadgeConfiguration> {
  return target === 'value'
    ? { val1RowIndex: row, val1ColIndex: column }
    : { val2RowIndex: row, val2ColIndex: column };
}

/** What the query answers; a click on a cell says what the badge shows of it. */
export function ResultSection({ query, draft, run, change }: ResultSectionProps) {
  const { t } = useTranslation('badges');
  const [target, setTarget] = useState<Target>('value');
  const hasTrend = draft.configuration.type === 'AmountWithTrendBadge';
  const chosen = hasTrend ? target : 'value';
  const { execution } = run;
  return (
    <BuilderPart
      title={t('builder.result')}
      aside={run.isCounting && run.state !== 'failed' ? <Ring size="sm" /> : null}
    >
      {hasTrend ? (
        <div className="mb-3 flex items-center justify-between gap-3 text-xs text-ink-2">
          <span aria-hidden="true">{t('builder.choose')}</span>
          <Segmented
            label={t('builder.choose')}
            size="sm"
            items={[
              { id: 'value', label: t('builder.value') },
              { id: 'trend', label: t('builder.trend') },
            ]}
            value={target}
            onChange={setTarget}
          />
        </div>
      ) : null}
      {execution ? (
        <ResultTable
          query={query}
          result={execution.queryResult}
          marks={draft.configuration}
          hasTrend={hasTrend}
          onPick={(place) =>
            change((before) => ({
              ...before,
              configuration: { ...before.configuration, ...placeOf(chosen, place) },
            }))
          }
          className="rounded-md border border-line"
        />
      ) : run.state === 'locked' ? (
        <BoardAccessNeeded layout="line" />
      ) : (
        <Skeleton className="h-40 rounded-md!" />
      )}
      <div className="mt-2.5">
        <ResultLegend valueLabel={t('builder.value')} trendLabel={t('builder.trend')} hasTrend={hasTrend} />
      </div>
    </BuilderPart>
  );
}

interface BuilderPartProps {
  title?: string;
  /** At the end of the line of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One block of a panel, divided from the next by a line. */
export function BuilderPart({ title, aside, children }: BuilderPartProps) {
  return (
    <section aria-label={title} className="border-b border-line px-5 py-4.5 last:border-b-0">
      {title ? (
        <header className="mb-3 flex min-h-6 items-center gap-2">
          <h2 className="min-w-0 flex-1 text-base/[24px]">{title}</h2>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  );
}
