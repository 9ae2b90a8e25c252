import type { Demographics } from '@hearthline/contract/places';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { Place } from '../detail-queries.ts';
import { demographicsQuery } from '../detail-queries.ts';
import { Figure } from '../figure.tsx';
import { DwellingBars } from './dwelling-bars.tsx';
import { LanguageBars } from './language-bars.tsx';

/** Who lives around a home, by the census. */
export function DemographicsCard({ place }: { place: Place }) {
  const { t, i18n } = useTranslation('listings');
  const query = useQuery(demographicsQuery(place, i18n.language));
  const { data } = query;
  return (
    <Card aria-labelledby="demographics-title" className="flex flex-col overflow-hidden">
      <CardHeader
        id="demographics-title"
        title={t('detail.demographics.title')}
        actions={
          data ? <Tag>{t('detail.demographics.census', { year: String(data.censusYear) })}</Tag> : null
        }
      />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="m-5 h-64 rounded-md!" />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
      >
        {(figures) =>
          figures ? (
            <DemographicsBody figures={figures} />
          ) : (
            <p className="px-5 py-4 text-sm text-ink-2">{t('detail.demographics.none')}</p>
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function DemographicsBody({ figures }: { figures: Demographics }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { households, population, medianAge, averageHouseholdSize, medianHouseholdIncome } = figures;
  const missing = t('detail.demographics.suppressed');
  const write = (value: number | null) => (value === null ? null : format.number(value));
  return (
    <div className="flex flex-col gap-4 px-5 pt-3.5 pb-4">
      <ul className="grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-3">
        <Figure value={write(households)} label={t('detail.demographics.households')} missing={missing} />
        <Figure value={write(medianAge)} label={t('detail.demographics.medianAge')} missing={missing} />
        <Figure
          value={medianHouseholdIncome === null ? null : format.shortPrice(medianHouseholdIncome * 100)}
          label={t('detail.demographics.income')}
          missing={missing}
        />
        <Figure value={write(population)} label={t('detail.demographics.population')} missing={missing} />
        <Figure
          value={write(averageHouseholdSize)}
          label={t('detail.demographics.householdSize')}
          missing={missing}
        />
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
