import type { Weather } from '@hearthline/contract/dashboard';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { weatherQuery } from '../../api/dashboard-queries.ts';
import { weatherLook } from '../weather-look.ts';
import { PanelWaiting } from './panel-state.tsx';

const daysBySize: Record<BadgeSize, number> = { Small: 0, Medium: 3, Large: 5 };

/** The weather at the agent's city, as high as a badge. */
export function WeatherPanel({ size }: { size: BadgeSize }) {
  const { t } = useTranslation('badgesBoard');
  const titleId = useId();
  const query = useQuery(weatherQuery);
  return (
    <Card aria-labelledby={titleId} data-panel="Weather" className="flex h-37 overflow-hidden rounded-[14px]">
      <h3 id={titleId} className="sr-only">
        {t('weather.title')}
      </h3>
      <QueryBoundary
        query={query}
        pending={<PanelWaiting />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
      >
        {(weather) => <WeatherFacts weather={weather} size={size} />}
      </QueryBoundary>
    </Card>
  );
}

function WeatherFacts({ weather, size }: { weather: Weather; size: BadgeSize }) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const degrees = (value: number) => format.number(value, 0);
  const now = weatherLook(weather.code, weather.isDay);
  return (
    <div className="flex min-w-0 flex-1 items-stretch gap-4 p-4">
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="truncate text-[12.5px]/[18px] font-medium text-ink-2">{weather.place}</p>
        <p className="mt-1 flex items-center gap-2 text-[28px]/[34px] font-semibold tracking-[-0.035em]">
          <now.Icon aria-hidden="true" strokeWidth={1.75} className="size-7 text-info" />
          {t('weather.degrees', { value: degrees(weather.temperature) })}
        </p>
        <p className="mt-auto truncate text-xs text-ink-2">{t(`weather.words.${now.word}`)}</p>
        <p className="truncate text-xs text-ink-3">
          {t('weather.range', { high: degrees(weather.high), low: degrees(weather.low) })}
        </p>
      </div>
      {daysBySize[size] > 0 && (
        <ul className="flex items-center gap-4">
          {weather.days.slice(1, daysBySize[size] + 1).map(({ date, high, low, code }) => {
            const { Icon, word } = weatherLook(code, true);
            return (
              <li key={date} className="flex flex-col items-center gap-1.5 text-xs">
                <span className="text-ink-3">{format.shortWeekday(date)}</span>
                <Icon
                  role="img"
                  aria-label={t(`weather.words.${word}`)}
                  strokeWidth={1.75}
                  className="size-5 text-ink-2"
                />
                <span className="font-medium">{degrees(high)}°</span>
                <span className="text-ink-3">{degrees(low)}°</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
