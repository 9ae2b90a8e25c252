import './preview-stage.css';
import type { NamedQuery } from '@hearthline/contract/badges';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import { badgeSizes } from '@hearthline/domain/badge/configuration';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../../shared/stores/theme-store.ts';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { BadgeCard } from '../card/badge-card.tsx';
import { ParameterField } from '../card/parameter-field.tsx';
import type { BadgeDraft } from '../model/badge-draft.ts';
import type { ParamChoices } from '../model/param-choice.ts';
import { pickedChoice } from '../model/param-choice.ts';
import type { QueryRun } from '../model/use-query-run.ts';

interface PreviewStageProps {
  query: NamedQuery;
  draft: BadgeDraft;
  run: QueryRun;
  /** What is tried on the badge itself, as its viewer could; the badge keeps its own. */
  tried: ParamChoices;
  onTry: (tried: ParamChoices) => void;
  onSize: (size: BadgeSize) => void;
}

const columnsOf: Record<BadgeSize, number> = { Small: 2, Medium: 3, Large: 4 };
const stageColumns = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The badge with its real value, on the columns of the dashboard and in a theme of its own. */
export function PreviewStage({ query, draft, run, tried, onTry, onSize }: PreviewStageProps) {
  const { t } = useTranslation('badges');
  const appTheme = useThemeStore((state) => state.theme);
  const [ownTheme, setOwnTheme] = useState<Theme | null>(null);
  const theme = ownTheme ?? appTheme;
  const { configuration, name } = draft;
  const { size } = configuration;
  const others = badgeSizes.filter((each) => each !== size);
  const face = {
    configuration,
    name,
    result: run.execution?.queryResult ?? null,
    state: run.state,
    errorText: run.failure?.message,
    unit: query.unit,
  };
  const tryout = <TriedControl query={query} draft={draft} tried={tried} onTry={onTry} />;
  return (
    <div className="px-4 py-3 md:px-8 xl:py-6">
      <div className="mb-3 flex flex-wrap items-center gap-2 xl:mb-5">
        <Segmented
          label={t('builder.size')}
          size="sm"
          items={badgeSizes.map((id) => ({ id, label: t(`builder.sizes.${id}`) }))}
          value={size}
          onChange={onSize}
        />
        <span className="ml-auto text-xs text-ink-3 max-md:hidden">
          {t('builder.columns', { count: columnsOf[size] })}
        </span>
        <Segmented
          label={t('builder.theme')}
          size="sm"
          className="max-md:ml-auto"
          items={[
            {
              id: 'light',
              label: <Sun aria-hidden="true" size={16} strokeWidth={1.75} />,
              name: t('builder.light'),
            },
            {
              id: 'dark',
              label: <Moon aria-hidden="true" size={16} strokeWidth={1.75} />,
              name: t('builder.dark'),
            },
          ]}
          value={theme}
          onChange={setOwnTheme}
        />
      </div>
      <div className={theme}>
        <div className="preview-stage">
          <div aria-hidden="true" className="preview-columns">
            {stageColumns.map((column) => (
              <i key={column} />
            ))}
          </div>
          <div data-size={size} className="preview-place">
            <BadgeCard
              {...face}
              onRetry={run.failure?.retry}
              control={tryout}
              menu={size === 'Small' ? undefined : tryout}
            />
          </div>
        </div>
      </div>
      <p className="my-3 text-xs text-ink-3 max-xl:hidden">{t('builder.others')}</p>
      <div className={theme}>
        <div inert className="preview-others">
          {others.map((each) => (
            <BadgeCard key={each} {...face} size={each} />
          ))}
        </div>
        <div inert className="preview-states">
          <BadgeCard {...face} size="Medium" result={null} state="loading" />
          <BadgeCard {...face} size="Medium" result={null} state="ready" />
          <BadgeCard
            {...face}
            size="Medium"
            result={null}
            state="failed"
            errorText={undefined}
            onRetry={run.failure?.retry}
          />
        </div>
      </div>
    </div>
  );
}

/** The first parameter that the viewer may change, as the badge will offer it. */
function TriedControl({
  query,
  draft,
  tried,
  onTry,
}: Pick<PreviewStageProps, 'query' | 'draft' | 'tried' | 'onTry'>) {
  const parameter = query.parameters.find(
    ({ paramDefId, isDiscoverable }) => isDiscoverable && draft.params[paramDefId]?.enableDiscovery,
  );
  const choice = parameter && (tried[parameter.paramDefId] ?? draft.params[parameter.paramDefId]);
  if (!draft.isDiscoverable || !parameter || !choice) return null;
  const value = choice.enableResolver && parameter.type === 'period' ? choice.resolverKey : choice.value;
  return (
    <ParameterField
      isCompact
      parameter={parameter}
      value={value}
      onChange={(next) => onTry({ ...tried, [parameter.paramDefId]: { ...choice, ...pickedChoice(next) } })}
    />
  );
}
