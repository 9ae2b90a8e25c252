import type { Badge, NamedQuery } from '@hearthline/contract/badges';
import { badgeTypes } from '@hearthline/domain/badge/configuration';
import { useQuery } from '@tanstack/react-query';
import { ChartSpline, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { HeaderActions } from '../../../shared/ui/header-actions.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { namedQueryQuery } from '../api/badge-queries.ts';
import { badgeLinkTarget } from '../card/badge-link.tsx';
import { ParameterSwitches, ParameterValue } from '../components/parameter-setting.tsx';
import type { Placing } from '../components/use-add-to-dashboard.tsx';
import type { BadgeDraft } from '../model/badge-draft.ts';
import { draftOf, startDraft } from '../model/badge-draft.ts';
import type { ParamChoices } from '../model/param-choice.ts';
import { useBadgeDraft } from '../model/use-badge-draft.ts';
import { useQueryRun } from '../model/use-query-run.ts';
import { BadgeSection, BuilderPart, QuerySection, ResultSection } from './builder-sections.tsx';
import type { LookPartProps } from './look-fields.tsx';
import { ColorFields, IconFields } from './look-fields.tsx';
import { PreviewStage } from './preview-stage.tsx';
import type { Saving } from './use-saving.tsx';
import { useSaving } from './use-saving.tsx';

interface BuilderViewProps {
  /** Null for a new one. */
  badge: Badge | null;
  /** The query of the badge as it is saved, or of the new one. */
  firstQuery: NamedQuery;
  agentId: string;
  isAdmin: boolean;
  placing: Placing;
}

/** Beside each other from 1280 px on; below, the preview stays in sight while the settings pass. */
const gridClass =
  'flex flex-1 flex-col md:grid md:grid-cols-2 md:content-start xl:h-[calc(100dvh-4rem)] xl:flex-none xl:grid-cols-[312px_minmax(0,1fr)_332px] xl:grid-rows-[minmax(0,1fr)] xl:content-normal';

export function BuilderView({ badge, firstQuery, agentId, isAdmin, placing }: BuilderViewProps) {
  const { t, i18n } = useTranslation('badges');
  const { language } = useFormat();
  const start = badge ? draftOf(badge, firstQuery) : startDraft(firstQuery, language);
  const about = badge ? `id.${badge.badgeId}` : `new.${firstQuery.key}`;
  const state = useBadgeDraft({ agentId, about, since: badge?.updatedAt ?? '' }, start);
  const { draft, change } = state;
  // A draft that was kept may rest on another query than the badge does.
  const isFirst = draft.queryKey === firstQuery.key;
  const other = useQuery({ ...namedQueryQuery(draft.queryKey, i18n.language), enabled: !isFirst });
  const query = isFirst ? firstQuery : (other.data ?? firstQuery);
  const [tried, setTried] = useState<ParamChoices>({});
  const run = useQueryRun(query, { ...draft, params: { ...draft.params, ...tried } });
  const saving = useSaving({ badge, query, state, isAdmin, placing });
  usePageName(draft.name || undefined);

  function handleParams(params: ParamChoices): void {
    setTried({});
    change((before) => ({ ...before, params }));
  }

  return (
    <div className={gridClass}>
      <h1 className="sr-only">{draft.name || t('builder.newBadge')}</h1>
      <section
        aria-label={t('builder.preview')}
        className="order-first min-w-0 max-xl:sticky max-xl:top-14 max-xl:z-10 max-xl:border-b max-xl:border-line max-xl:bg-canvas md:max-xl:top-16 md:max-xl:col-span-2 xl:order-2 xl:overflow-y-auto"
      >
        <PreviewStage
          query={query}
          draft={draft}
          run={run}
          tried={tried}
          onTry={setTried}
          onSize={(size) =>
            change((before) => ({ ...before, configuration: { ...before.configuration, size } }))
          }
        />
      </section>
      <div className="border-line bg-surface md:border-r xl:order-1 xl:min-h-0 xl:overflow-y-auto">
        {saving.isForeign ? (
          <div className="px-5 pt-4">
            <Banner tone="info">{t('builder.foreign')}</Banner>
          </div>
        ) : null}
        <BadgeSection
          state={state}
          canShare={isAdmin}
          nameError={saving.nameError}
          onNameTouched={saving.clearNameError}
        />
        <QuerySection
          badge={badge}
          query={query}
          state={state}
          agentId={agentId}
          onChanged={() => setTried({})}
        />
        <BuilderParameters query={query} draft={draft} onChange={handleParams} />
        <ResultSection query={query} draft={draft} run={run} change={change} />
      </div>
      <div className="border-line bg-surface max-md:border-t xl:order-3 xl:min-h-0 xl:overflow-y-auto xl:border-l">
        <LookPanel
          query={query}
          configuration={draft.configuration}
          onChange={(part) =>
            change((before) => ({ ...before, configuration: { ...before.configuration, ...part } }))
          }
        />
      </div>
      <BuilderActions query={query} saving={saving} />
    </div>
  );
}

/** In the header; where that is too narrow, a bar at the bottom of the window. */
function BuilderActions({ query, saving }: { query: NamedQuery; saving: Saving }) {
  const isWide = useMediaQuery('(width >= 1280px)');
  const buttons = <Buttons query={query} saving={saving} />;
  return isWide ? (
    <HeaderActions>{buttons}</HeaderActions>
  ) : (
    <div className="sticky bottom-0 z-(--z-header) order-last flex justify-end gap-2 md:col-span-2 md:px-8 border-t border-line bg-surface px-4 py-2.5 pb-[max(10px,env(safe-area-inset-bottom))]">
      {buttons}
    </div>
  );
}

function Buttons({ query, saving }: { query: NamedQuery; saving: Saving }) {
  const { t } = useTranslation('badges');
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={!saving.canSave || undefined}
        isLoading={saving.isSaving}
        onClick={() => saving.canSave && saving.save()}
        className="max-md:flex-1 max-md:px-2"
      >
        {t('builder.save')}
      </Button>
      {query.hasSeries ? (
        <IconButton
          variant="outline"
          label={t('builder.addChart')}
          icon={<ChartSpline aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => saving.add('Chart')}
        />
      ) : null}
      <Button
        icon={<Plus aria-hidden="true" strokeWidth={1.75} />}
        isLoading={saving.isAdding}
        onClick={() => saving.add('Badge')}
        aria-label={t('builder.add')}
        className="max-md:flex-1 max-md:px-2"
      >
        <span className="max-md:hidden">{t('builder.add')}</span>
        <span className="md:hidden">{t('builder.addShort')}</span>
      </Button>
    </>
  );
}

interface BuilderParametersProps {
  query: NamedQuery;
  draft: BadgeDraft;
  onChange: (choices: ParamChoices) => void;
}

function BuilderParameters({ query, draft, onChange }: BuilderParametersProps) {
  const { t } = useTranslation('badges');
  const shown = query.parameters.filter(({ type }) => type !== 'agent');
  if (shown.length === 0) return null;
  return (
    <BuilderPart title={t('builder.parameters')}>
      <div className="grid gap-4">
        {shown.map((parameter) => {
          const setting = { query, parameter, choices: draft.params, onChange };
          return (
            <div key={parameter.paramDefId}>
              <ParameterValue {...setting} />
              <ParameterSwitches
                {...setting}
                discoveryLabel={t('builder.discovery')}
                resolverLabel={t('query.resolver')}
                className="mt-2 grid justify-items-start gap-2 text-ink-2"
              />
            </div>
          );
        })}
      </div>
    </BuilderPart>
  );
}

const longestText = 200;

function LookPanel({ query, ...props }: LookPartProps & { query: NamedQuery }) {
  const { t } = useTranslation('badges');
  const { configuration, onChange } = props;
  return (
    <>
      <BuilderPart>
        <div className="grid gap-3">
          <div className="grid gap-1.5">
            <span aria-hidden="true" className="text-[12.5px]/[18px] font-medium">
              {t('builder.type')}
            </span>
            <Segmented
              label={t('builder.type')}
              fullWidth
              size="sm"
              items={badgeTypes.map((id) => ({
                id,
                label: t(`builder.types.${id}`),
                name: t(`types.${id}`),
                isDisabled: id === 'AmountWithTrendBadge' && !query.hasSeries,
              }))}
              value={configuration.type}
              onChange={(type) => onChange({ type })}
            />
          </div>
          <TextField
            size="sm"
            label={t('builder.badgeTitle')}
            maxLength={longestText}
            value={configuration.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          {configuration.type === 'BadgeWithLink' ? (
            <LinkFields {...props} />
          ) : (
            <TextField
              size="sm"
              label={t('builder.footer')}
              maxLength={longestText}
              value={configuration.footerText}
              onChange={(event) => onChange({ footerText: event.target.value })}
            />
          )}
        </div>
      </BuilderPart>
      <BuilderPart>
        <ColorFields {...props} />
      </BuilderPart>
      <BuilderPart>
        <IconFields {...props} />
      </BuilderPart>
    </>
  );
}

function LinkFields({ configuration: { link, linkText }, onChange }: LookPartProps) {
  const { t } = useTranslation('badges');
  const isWrong = link.trim() !== '' && badgeLinkTarget(link) === null;
  return (
    <>
      <TextField
        size="sm"
        label={t('builder.link')}
        hint={isWrong ? undefined : t('builder.linkHint')}
        error={isWrong ? t('builder.linkWrong') : undefined}
        inputMode="url"
        maxLength={longestText}
        value={link}
        onChange={(event) => onChange({ link: event.target.value })}
      />
      <TextField
        size="sm"
        label={t('builder.linkText')}
        maxLength={longestText}
        value={linkText}
        onChange={(event) => onChange({ linkText: event.target.value })}
      />
    </>
  );
}
