import type { SchoolNearby } from '@hearthline/contract/places';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, School } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { SkeletonRow } from '../../../../shared/ui/skeleton.tsx';
import type { Place } from '../detail-queries.ts';
import { schoolsQuery } from '../detail-queries.ts';
import { LongList, QueryCard } from '../query-card.tsx';

export function SchoolsCard({ place }: { place: Place }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <QueryCard
      id="schools-title"
      title={t('detail.schools.title')}
      className="flex flex-col overflow-hidden"
      query={useQuery(schoolsQuery(place))}
      pending={
        <div className="px-5">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
      }
      isEmpty={(schools) => schools.length === 0}
      empty={t('detail.schools.none')}
    >
      {(schools) => (
        <LongList
          items={schools}
          shownFirst={4}
          allText={t('detail.schools.all', { count: schools.length, number: format.number(schools.length) })}
        >
          {(school) => <SchoolRow key={school.number} school={school} />}
        </LongList>
      )}
    </QueryCard>
  );
}

function SchoolRow({ school }: { school: SchoolNearby }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { name, system, level, grades, boardName, distanceMetres } = school;
  const website = websiteOf(school.website) ?? websiteOf(school.boardWebsite);
  const years = grades?.replace('-', '–');
  return (
    <li className="flex items-center gap-3 border-b border-line px-5 py-3 last:border-b-0">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-md bg-info-soft text-info [&_svg]:size-4.5"
      >
        <School strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{name}</p>
        <p className="text-xs text-ink-3">
          {[t(`detail.schools.systems.${system}`), t(`detail.schools.levels.${level}`), years, boardName]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="shrink-0 text-xs text-ink-2">{format.distance(distanceMetres)}</span>
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noreferrer"
          aria-label={t('detail.schools.website', { name })}
          title={t('detail.schools.website', { name })}
          className="touch-target grid size-8 shrink-0 place-items-center rounded-[8px] text-ink-2 transition-control hovered:bg-hover hovered:text-ink [&_svg]:size-4"
        >
          <ExternalLink aria-hidden="true" strokeWidth={1.75} />
        </a>
      ) : null}
    </li>
  );
}

/** An address of the web, or null: imported files hold all kinds of text, and a link must not run any of it. */
export function websiteOf(text: string | null): string | null {
  if (!text) return null;
  try {
    const url = new URL(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
