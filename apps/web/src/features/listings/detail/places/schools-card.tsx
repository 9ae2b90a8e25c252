import type { SchoolNearby } from '@hearthline/contract/places';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, School } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../../shared/ui/skeleton.tsx';
import { describeMetres } from '../../model/chip-words.ts';
import type { Place } from '../detail-queries.ts';
import { schoolsQuery } from '../detail-queries.ts';

const shownFirst = 4;

export function SchoolsCard({ place }: { place: Place }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(schoolsQuery(place));
  return (
    <Card aria-labelledby="schools-title" className="flex flex-col overflow-hidden">
      <CardHeader id="schools-title" title={t('detail.schools.title')} />
      <QueryBoundary
        query={query}
        pending={
          <div className="px-5">
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </div>
        }
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
        isEmpty={(schools) => schools.length === 0}
        empty={<p className="px-5 py-4 text-sm text-ink-2">{t('detail.schools.none')}</p>}
      >
        {(schools) => (
          <>
            <ul>
              {(isWhole ? schools : schools.slice(0, shownFirst)).map((school) => (
                <SchoolRow key={school.number} school={school} />
              ))}
            </ul>
            {schools.length > shownFirst ? (
              <div className="px-5 py-3">
                <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole
                    ? t('detail.showFewer')
                    : t('detail.schools.all', {
                        count: schools.length,
                        number: format.number(schools.length),
                      })}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryBoundary>
    </Card>
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
      <span className="shrink-0 text-xs text-ink-2">{describeMetres(distanceMetres, { t, format })}</span>
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
