import type { Demographics } from '@hearthline/contract/places';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { Place } from '../detail-queries.ts';
import { demographicsQuery } from '../detail-queries.ts';
import { Figure } from '../figure.tsx';
import { QueryCard } from '../query-card.tsx';

/** Who lives around a home, by the census. */
export function DemographicsCard({ place }: { place: Place }) {
  const { t, i18n } = useTranslation('listings');
  const query = useQuery(demographicsQuery(place, i18n.language));
  const { data } = query;
  return (
    <QueryCard
      id="demographics-title"
      title={t('detail.demographics.title')}
      actions={data ? <Tag>{t('detail.demographics.census', { year: String(data.censusYear) })}</Tag> : null}
      className="flex flex-col overflow-hidden"
      query={query}
      pending={<Skeleton className="m-5 h-64 rounded-md!" />}
      isEmpty={(figures) => figures === null}
      empty={t('detail.demographics.none')}
    >
      {(figures) => (figures ? <DemographicsBody figures={figures} /> : null)}
    </QueryCard>
  );
}

function DemographicsBody({ figures }: { figures: Demographics }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { households, population, medianAge, averageHouseholdSize, medianHouseholdIncome } = figures;
  const missing = t('detail.demographics.suppressed');
  const write = (value: number | null) => (value === null ? null : format.number(value));
  const shown = [
    ['households', write(households)],
    ['medianAge', write(medianAge)],
    ['income', medianHouseholdIncome === null ? null : format.shortPrice(medianHouseholdIncome * 100)],
    ['population', write(population)],
    ['householdSize', write(averageHouseholdSize)],
  ] as const;
  return (
    <div className="flex flex-col gap-4 px-5 pt-3.5 pb-4">
      <ul className="grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-3">
        {shown.map(([name, value]) => (
          <Figure key={name} value={value} label={t(`detail.demographics.${name}`)} missing={missing} />
        ))}
      </ul>
      <LanguageBars languages={figures.languages} />
      <DwellingBars figures={figures} />
      <SourceLine figures={figures} />
    </div>
  );
}

/** Which area the figures are of, and why it is not the smallest one where it is not. */
function SourceLine({ figures }: { figures: Demographics }) {
  const { t } = useTranslation('listings');
  const { geography, name, dguid, isFallback, censusYear } = figures;
  const area =
    geography === 'municipality'
      ? t('detail.demographics.municipality', { name: name ?? dguid })
      : t('detail.demographics.disseminationArea', { dguid });
  return (
    <p className="border-t border-line pt-3 text-xs text-ink-3">
      {isFallback ? <span className="text-ink-2">{t('detail.demographics.fallback', { area })} </span> : null}
      {t('detail.demographics.source', { area, year: String(censusYear) })}
    </p>
  );
}

interface Count {
  id: string;
  label: string;
  count: number | null;
}

/** Shares of what is known; a part that is kept back stays without one. */
function toShares(counts: readonly Count[]): ShareBar[] {
  const total = counts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return counts.map(({ id, label, count }) => ({
    id,
    label,
    share: count === null ? null : total === 0 ? 0 : count / total,
  }));
}

/** Owners and renters, kinds of dwellings, ages: opened when asked for. */
function DwellingBars({ figures }: { figures: Demographics }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { owners, renters, dwellingTypes, ageGroups } = figures;
  const parts: { id: 'tenure' | 'dwellings' | 'ages'; counts: Count[] }[] = [
    {
      id: 'tenure',
      counts: [
        { id: 'owners', label: t('detail.demographics.owners'), count: owners },
        { id: 'renters', label: t('detail.demographics.renters'), count: renters },
      ],
    },
    {
      id: 'dwellings',
      counts: dwellingTypes
        .filter(({ count }) => count !== 0)
        .map(({ type, count }) => ({
          id: type,
          label: t(`detail.demographics.dwellingTypes.${type}`),
          count,
        })),
    },
    {
      id: 'ages',
      counts: ageGroups.map(({ group, count }) => ({
        id: group,
        label: t('detail.demographics.ageGroup', { group: group.split('-').reduce(format.range) }),
        count,
      })),
    },
  ];
  return (
    <>
      {isOpen
        ? parts.map(({ id, counts }) => (
            <div key={id}>
              <h4 className="mb-2 text-xs font-normal text-ink-3">{t(`detail.demographics.parts.${id}`)}</h4>
              {counts.length === 0 || counts.every(({ count }) => count === null) ? (
                <p className="text-xs text-ink-2">{t('detail.demographics.suppressed')}</p>
              ) : (
                <ShareBars label={t(`detail.demographics.parts.${id}`)} bars={toShares(counts)} />
              )}
            </div>
          ))
        : null}
      <Button
        variant="link"
        size="sm"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'detail.showFewer' : 'detail.demographics.open')}
      </Button>
    </>
  );
}

const shownFirst = 6;

/** The ten languages spoken most often at home. */
function LanguageBars({ languages }: Pick<Demographics, 'languages'>) {
  const { t } = useTranslation('listings');
  const [isWhole, setWhole] = useState(false);
  const title = t('detail.demographics.languages');
  if (languages === null)
    return (
      <div>
        <h4 className="mb-1 text-xs font-normal text-ink-3">{title}</h4>
        <p className="text-xs text-ink-2">{t('detail.demographics.suppressed')}</p>
      </div>
    );
  const hidden = languages.length - shownFirst;
  const shown = isWhole ? languages : languages.slice(0, shownFirst);
  return (
    <div>
      <h4 className="mb-2 text-xs font-normal text-ink-3">{title}</h4>
      <ShareBars label={title} bars={shown.map(({ name, share }) => ({ id: name, label: name, share }))} />
      {hidden > 0 ? (
        <Button
          variant="link"
          size="sm"
          className="mt-2"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('detail.showFewer') : t('detail.demographics.showMore', { count: hidden })}
        </Button>
      ) : null}
    </div>
  );
}

interface ShareBar {
  id: string;
  label: string;
  /** Part of the whole; null where the agency keeps it back. */
  share: number | null;
}

interface ShareBarsProps {
  label: string;
  bars: readonly ShareBar[];
}

/** Parts of a whole as bars, the largest of them as long as the row. */
function ShareBars({ label, bars }: ShareBarsProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const largest = Math.max(...bars.map(({ share }) => share ?? 0), 0.0001);
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5 text-xs">
      {bars.map(({ id, label: name, share }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="w-28 shrink-0 leading-4">{name}</span>
          {share === null ? (
            <span className="flex-1 text-ink-3">{t('detail.demographics.suppressed')}</span>
          ) : (
            <>
              <span aria-hidden="true" className="h-2 flex-1 rounded-xs bg-inset">
                <i
                  className="block h-2 rounded-xs bg-chart-2"
                  style={{ width: `${(share / largest) * 100}%` }}
                />
              </span>
              <span className="w-11 shrink-0 text-right font-tabular text-ink-2">
                {format.percent(share, 1)}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
