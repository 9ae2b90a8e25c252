import type { NamedQuery, QueryCategoryGroup } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queryRunsQuery } from '../api/badge-queries.ts';
import { BadgeCard } from '../card/badge-card.tsx';
import { startConfiguration } from '../model/badge-draft.ts';
import { badgeGridClass } from './grid-class.ts';

const mostShown = 8;

/** In turns from each category, so that the choice shows what there is; what is used already comes last. */
function chooseReady(groups: readonly QueryCategoryGroup[]): NamedQuery[] {
  const lines = groups.map(({ queries }) =>
    queries.toSorted((one, other) => one.usedIn.badges - other.usedIn.badges),
  );
  const longest = Math.max(0, ...lines.map((line) => line.length));
  return Array.from({ length: longest }, (_, turn) => lines.flatMap((line) => line[turn] ?? []))
    .flat()
    .slice(0, mostShown);
}

export function ReadyBadges({ groups }: { groups: readonly QueryCategoryGroup[] }) {
  const { t, i18n } = useTranslation('badges');
  const queries = chooseReady(groups);
  const runs = useQuery(
    queryRunsQuery(
      queries.map(({ key }) => key),
      i18n.language,
    ),
  );
  return (
    <section aria-labelledby="start-ready">
      <h2 id="start-ready">{t('start.ready')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('start.readyText')}</p>
      <ul className={badgeGridClass}>
        {queries.map((query) => {
          const run = runs.data?.get(query.key);
          return (
            <li key={query.key} className="relative min-w-0 rounded-[14px]">
              <BadgeCard
                configuration={startConfiguration(query, t('builder.footerStart'))}
                result={run?.queryResult ?? null}
                state={runs.isError || run === null ? 'failed' : run ? 'ready' : 'loading'}
                unit={query.unit}
                size="Medium"
              />
              <Link
                to="/badge-builder/preview"
                search={{ key: query.key }}
                aria-label={t('start.useNamed', { title: query.title })}
                className="absolute inset-0 rounded-[14px]"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
